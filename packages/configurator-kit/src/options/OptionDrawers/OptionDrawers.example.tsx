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

function OptionDrawersSample() {
  const [store] = useState(() => createConfiguratorStore(page, {}));
  return (
    <ConfiguratorProvider page={page} store={store} siteCulture="USA">
      <OptionDrawers />
    </ConfiguratorProvider>
  );
}

export function OptionDrawersExample() {
  return (
    <ConfiguratorEventsProvider value={report}>
      <OptionDrawersSample />
    </ConfiguratorEventsProvider>
  );
}
