import { StoresScreen } from '@settee/configurator-kit';
import { storeMapFixture, storesFixture } from '@settee/configurator-kit/testing';

export function StoresScreenExample() {
  return (
    <StoresScreen
      stores={storesFixture('USA')}
      map={storeMapFixture}
      siteCulture="USA"
      found={null}
      zip=""
      onSearch={() => {}}
    />
  );
}
