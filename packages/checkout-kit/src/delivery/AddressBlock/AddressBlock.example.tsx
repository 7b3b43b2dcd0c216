import { AddressBlock } from '@settee/checkout-kit';
import { addressFixture } from '@settee/checkout-kit/testing';
import { getSite } from '@settee/domain';

const site = getSite('main', 'USA');

export function AddressBlockExample() {
  return <AddressBlock address={addressFixture(site)} siteCulture={site.siteCulture} />;
}
