import {
  ConfiguratorEventsProvider,
  type ConfiguratorKitEvent,
  ConfiguratorProvider,
  ConfiguredHeader,
  createConfiguratorStore,
} from '@settee/configurator-kit';
import { pageFixture } from '@settee/configurator-kit/testing';
import { useState } from 'react';

const page = pageFixture('main');
const report = (event: ConfiguratorKitEvent) => console.log(event);

function ConfiguredHeaderSample() {
  const [store] = useState(() => createConfiguratorStore(page, {}));
  return (
    <ConfiguratorProvider page={page} store={store} siteCulture="USA">
      <ConfiguredHeader />
    </ConfiguratorProvider>
  );
}

export function ConfiguredHeaderExample() {
  return (
    <ConfiguratorEventsProvider value={report}>
      <ConfiguredHeaderSample />
    </ConfiguratorEventsProvider>
  );
}
