import { CardForm, useCardForm } from '@settee/checkout-kit';
import { cardFixture, checkoutFixture, checkoutPortsFixture } from '@settee/checkout-kit/testing';
import { getSite, ok } from '@settee/domain';

const site = getSite('main', 'USA');
const { encryptCard, securityCodeHelp } = checkoutPortsFixture(checkoutFixture(site));
const ports = { encryptCard, saveCard: async () => ok(cardFixture().errors) };

export function CardFormExample() {
  const card = useCardForm({ ports, onApplied: () => console.log('The card is saved') });
  return <CardForm card={card} isSignedIn={false} securityCodeHelp={securityCodeHelp} />;
}
