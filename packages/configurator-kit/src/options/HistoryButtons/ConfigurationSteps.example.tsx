import {
  ConfigurationSteps,
  ConfiguratorEventsProvider,
  type ConfiguratorKitEvent,
  ConfiguratorProvider,
  createConfiguratorStore,
} from '@settee/configurator-kit';
import { pageFixture } from '@settee/configurator-kit/testing';
import { useState } from 'react';

const page = pageFixture('main');
const history = { canUndo: true, canRedo: false, onStep: () => {} };
const report = (event: ConfiguratorKitEvent) => console.log(event);

function ConfigurationStepsSample() {
  const [store] = useState(() => createConfiguratorStore(page, {}));
  return (
    <ConfiguratorProvider page={page} store={store} siteCulture="USA" history={history}>
      <ConfigurationSteps />
    </ConfiguratorProvider>
  );
}

export function ConfigurationStepsExample() {
  return (
    <ConfiguratorEventsProvider value={report}>
      <ConfigurationStepsSample />
    </ConfiguratorEventsProvider>
  );
}
