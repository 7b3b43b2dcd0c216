import { StoreMapView } from '@settee/configurator-kit';
import { storeMapFixture, storesFixture } from '@settee/configurator-kit/testing';

export function StoreMapViewExample() {
  return <StoreMapView stores={storesFixture('USA')} map={storeMapFixture} siteCulture="USA" />;
}
