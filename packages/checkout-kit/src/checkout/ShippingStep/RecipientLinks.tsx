'use client';

import type { Address } from '@settee/domain';
import { TextButton } from '@settee/ui';
import { recipientMessages } from '../recipient-messages.ts';
import type { RecipientPorts } from '../recipient-ports.ts';
import type { CheckoutControl } from '../useCheckout.ts';
import { countPieces, getAddressedLines, useRecipients } from '../useRecipients.ts';
import { useWords } from '../../use-words.ts';
import * as css from './ShippingStep.css.ts';

export interface RecipientLinksProps {
  checkout: CheckoutControl;
  ports: RecipientPorts;
  /** The entered address when it is valid; used as the first of several. */
  getAddress: () => Address | null;
  /** Called before everything is picked up instead. */
  onCollect: () => void;
}

/** Changes from one address to several, or to a store pickup of everything. SHIP-23, SHIP-25 */
export function RecipientLinks({ checkout, ports, getAddress, onCollect }: RecipientLinksProps) {
  const { data, messages } = checkout;
  const labels = useWords('recipient', recipientMessages, messages?.recipients);
  const control = useRecipients(checkout, ports);
  const { recipients, pickup } = data.shippingOptions;
  const shipped = recipients.find(({ kind }) => kind === 'shipping');
  const lines = shipped?.shipments.flatMap(({ items }) => items.map(({ line }) => line)) ?? [];
  const pieces = countPieces(recipients.flatMap(getAddressedLines));
  const canBeCollected =
    shipped !== undefined &&
    pickup.store !== null &&
    lines.every(({ shippingDeliveryOptions }) => shippingDeliveryOptions.isStorePickupOptionVisible);
  if (!shipped) return null;
  const start = async () => {
    const address = getAddress();
    if (!address) return void (await control.startMany());
    if (await control.saveAddress(address, '')) checkout.ports.drafts?.drop('shipping');
  };
  return (
    <div className={css.links}>
      {pieces > 1 && <TextButton onClick={() => void start()}>{labels.shipToMany}</TextButton>}
      {canBeCollected && pickup.store && (
        <TextButton
          onClick={() => {
            onCollect();
            void control.collect(shipped);
          }}
        >
          {labels.collectInstead(pickup.store.name)}
        </TextButton>
      )}
    </div>
  );
}
