import { AddressBookScreen } from '@settee/checkout-kit';
import { addressesFixture, loaded } from '@settee/checkout-kit/testing';
import { getSite, ok } from '@settee/domain';

const site = getSite('main', 'USA');
const ports = { save: async () => ok(null), remove: async () => ok(null), log: () => {} };
const signOut = async () => true;

export function AddressBookScreenExample() {
  return <AddressBookScreen site={site} load={loaded(addressesFixture())} ports={ports} onSignOut={signOut} />;
}
