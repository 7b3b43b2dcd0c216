import { StoreScreen } from '@settee/configurator-kit';
import { storeMapFixture, storesFixture } from '@settee/configurator-kit/testing';

const [store] = storesFixture('USA');

export function StoreScreenExample() {
  return store && <StoreScreen store={store} nearby={[]} map={storeMapFixture} siteCulture="USA" />;
}
