import {
  ConfiguratorEventsProvider,
  type ConfiguratorKitEvent,
  ConfiguratorProvider,
  createConfiguratorStore,
  OptionDrawers,
} from '@settee/configurator-kit';
import { pageFixture } from '@settee/configurator-kit/testing';
import { useState } from 'react';

const page = pageFixture('main');
const report = (event: ConfiguratorKitEvent) => console.log(event);

function ConfiguratorProviderSample() {
  const [store] = useState(() => createConfiguratorStore(page, {}));
  return (
    <ConfiguratorProvider page={page} store={store} siteCulture="USA">
      <OptionDrawers />
    </ConfiguratorProvider>
  );
}

export function ConfiguratorProviderExample() {
  return (
    <ConfiguratorEventsProvider value={report}>
      <ConfiguratorProviderSample />
    </ConfiguratorEventsProvider>
  );
}
