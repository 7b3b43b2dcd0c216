import {
  ChoiceLayers,
  ConfiguratorEventsProvider,
  type ConfiguratorKitEvent,
  ConfiguratorProvider,
  createConfiguratorStore,
  type FetchFabricInfo,
  type FetchQuickView,
  OptionDrawers,
} from '@settee/configurator-kit';
import { pageFixture } from '@settee/configurator-kit/testing';
import { useState } from 'react';

const page = pageFixture('main');
const fetchQuickView: FetchQuickView = async () => ({ formattedPrice: '$2,149.00', hasError: false });
const fetchFabricInfo: FetchFabricInfo = async () => null;
const report = (event: ConfiguratorKitEvent) => console.log(event);

function ChoiceLayersSample() {
  const [store] = useState(() => createConfiguratorStore(page, {}));
  return (
    <ConfiguratorProvider page={page} store={store} siteCulture="USA">
      <OptionDrawers hasLayers />
      <ChoiceLayers fetchQuickView={fetchQuickView} fetchFabricInfo={fetchFabricInfo} />
    </ConfiguratorProvider>
  );
}

export function ChoiceLayersExample() {
  return (
    <ConfiguratorEventsProvider value={report}>
      <ChoiceLayersSample />
    </ConfiguratorEventsProvider>
  );
}
