'use client';

import { StorePickup } from '../StorePickup/StorePickup.tsx';
import type { CheckoutControl } from '../useCheckout.ts';
import { useRecipients } from '../useRecipients.ts';
import type { RecipientPorts } from '../recipient-ports.ts';

interface PickupPartsProps {
  checkout: CheckoutControl;
}

/** The store pickup of an order with at most one address; loaded on demand. SHIP-27 */
export function PickupParts({ checkout }: PickupPartsProps) {
  const { data, ports } = checkout;
  const recipient = data.shippingOptions.recipients.find(({ kind }) => kind === 'pickup');
  if (!recipient) return null;
  return ports.recipients ? (
    <Changeable checkout={checkout} ports={ports.recipients} />
  ) : (
    <StorePickup checkout={checkout} recipient={recipient} isBusy={false} />
  );
}

function Changeable({ checkout, ports }: PickupPartsProps & { ports: RecipientPorts }) {
  const { isBusy, shipPickup } = useRecipients(checkout, ports);
  const recipient = checkout.data.shippingOptions.recipients.find(({ kind }) => kind === 'pickup');
  if (!recipient) return null;
  return <StorePickup checkout={checkout} recipient={recipient} isBusy={isBusy} onShip={() => void shipPickup('')} />;
}
