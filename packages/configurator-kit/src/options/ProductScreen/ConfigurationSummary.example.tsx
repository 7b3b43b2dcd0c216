import {
  ConfigurationSummary,
  ConfiguratorEventsProvider,
  type ConfiguratorKitEvent,
  ConfiguratorProvider,
  createConfiguratorStore,
} from '@settee/configurator-kit';
import { pageFixture } from '@settee/configurator-kit/testing';
import { useState } from 'react';

const page = pageFixture('main');
const report = (event: ConfiguratorKitEvent) => console.log(event);

function ConfigurationSummarySample() {
  const [store] = useState(() => createConfiguratorStore(page, {}));
  return (
    <ConfiguratorProvider page={page} store={store} siteCulture="USA">
      <ConfigurationSummary />
    </ConfiguratorProvider>
  );
}

export function ConfigurationSummaryExample() {
  return (
    <ConfiguratorEventsProvider value={report}>
      <ConfigurationSummarySample />
    </ConfiguratorEventsProvider>
  );
}
