import { SavedCardsScreen } from '@settee/checkout-kit';
import { checkoutFixture, checkoutPortsFixture, loaded, savedCardsFixture } from '@settee/checkout-kit/testing';
import { getSite, ok } from '@settee/domain';

const site = getSite('main', 'USA');
const { encryptCard, securityCodeHelp } = checkoutPortsFixture(checkoutFixture(site));
const ports = {
  encryptCard,
  securityCodeHelp,
  add: async () => ok({ isSuccess: true, message: '' }),
  remove: async () => ok(null),
  makeDefault: async () => ok(null),
  log: () => {},
};
const signOut = async () => true;

export function SavedCardsScreenExample() {
  return (
    <SavedCardsScreen load={loaded({ cards: savedCardsFixture(), limit: 10 })} ports={ports} onSignOut={signOut} />
  );
}
