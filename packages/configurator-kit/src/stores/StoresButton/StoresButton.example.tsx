import { StoreFinderFlyout, StoresButton, useStores } from '@settee/configurator-kit';
import { storesPortsFixture } from '@settee/configurator-kit/testing';
import { getSite } from '@settee/domain';

const site = getSite('main', 'USA');
const ports = storesPortsFixture('USA');

export function StoresButtonExample() {
  const control = useStores({ ports, siteCulture: 'USA' });
  return (
    <>
      <StoresButton onClick={() => void control.open(100_501)} />
      <StoreFinderFlyout control={control} site={site} storesUrl="/stores" />
    </>
  );
}
