import {
  ConfiguratorEventsProvider,
  type ConfiguratorKitEvent,
  ConfiguratorProvider,
  createConfiguratorStore,
  OptionDrawers,
  ProductScreen,
} from '@settee/configurator-kit';
import { pageFixture } from '@settee/configurator-kit/testing';
import { Button } from '@settee/ui/Button';
import { useState } from 'react';

const page = pageFixture('main');
const report = (event: ConfiguratorKitEvent) => console.log(event);

function ProductScreenSample() {
  const [store] = useState(() => createConfiguratorStore(page, {}));
  return (
    <ConfiguratorProvider page={page} store={store} siteCulture="USA">
      <ProductScreen
        breadcrumbs={[{ label: 'Alder Sofa' }]}
        options={<OptionDrawers />}
        buy={<Button block>Add to cart</Button>}
      />
    </ConfiguratorProvider>
  );
}

export function ProductScreenExample() {
  return (
    <ConfiguratorEventsProvider value={report}>
      <ProductScreenSample />
    </ConfiguratorEventsProvider>
  );
}
