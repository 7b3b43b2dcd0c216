import {
  ConfiguratorEventsProvider,
  type ConfiguratorKitEvent,
  ConfiguratorProvider,
  createConfiguratorStore,
  ProductQuantity,
} from '@settee/configurator-kit';
import { pageFixture } from '@settee/configurator-kit/testing';
import { useState } from 'react';

const page = pageFixture('main');
const report = (event: ConfiguratorKitEvent) => console.log(event);

function ProductQuantitySample() {
  const [store] = useState(() => createConfiguratorStore(page, {}));
  return (
    <ConfiguratorProvider page={page} store={store} siteCulture="USA">
      <ProductQuantity />
    </ConfiguratorProvider>
  );
}

export function ProductQuantityExample() {
  return (
    <ConfiguratorEventsProvider value={report}>
      <ProductQuantitySample />
    </ConfiguratorEventsProvider>
  );
}
