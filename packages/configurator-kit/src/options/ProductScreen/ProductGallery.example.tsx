import {
  ConfiguratorEventsProvider,
  type ConfiguratorKitEvent,
  ConfiguratorProvider,
  createConfiguratorStore,
  ProductGallery,
} from '@settee/configurator-kit';
import { pageFixture } from '@settee/configurator-kit/testing';
import { useState } from 'react';

const page = pageFixture('main');
const report = (event: ConfiguratorKitEvent) => console.log(event);

function ProductGallerySample() {
  const [store] = useState(() => createConfiguratorStore(page, {}));
  return (
    <ConfiguratorProvider page={page} store={store} siteCulture="USA">
      <ProductGallery />
    </ConfiguratorProvider>
  );
}

export function ProductGalleryExample() {
  return (
    <ConfiguratorEventsProvider value={report}>
      <ProductGallerySample />
    </ConfiguratorEventsProvider>
  );
}
