'use client';

import type { Recipient } from '@settee/domain';
import { Heading, Stack, TextButton, withRef } from '@settee/ui';
import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { sectionTitle } from '../../section-title.css.ts';
import { OrderLine } from '../../order/OrderLine/OrderLine.tsx';
import { recipientMessages } from '../recipient-messages.ts';
import { RecipientPlace } from '../../order/RecipientGroup/RecipientPlace.tsx';
import type { CheckoutControl } from '../useCheckout.ts';
import { useWords } from '../../use-words.ts';
import * as css from './StorePickup.css.ts';

export interface StorePickupProps extends Omit<ComponentProps<'section'>, 'children'> {
  checkout: CheckoutControl;
  /** The recipient of the pickup. */
  recipient: Recipient;
  isBusy: boolean;
  /** Without it the items can't be shipped instead. SHIP-27 */
  onShip?: (() => void) | undefined;
}

/** The items that are picked up, with their store. CART-17, SHIP-27 */
export const StorePickup = withRef(function StorePickup({
  checkout,
  recipient,
  isBusy,
  onShip,
  className,
  ...rest
}: StorePickupProps) {
  const { site, messages } = checkout;
  const labels = useWords('recipient', recipientMessages, messages?.recipients);
  const items = recipient.shipments.flatMap((shipment) => shipment.items.filter(({ isRemoved }) => !isRemoved));
  return (
    <section {...rest} aria-label={labels.storePickup} className={cx(css.root, className)}>
      <Heading level={2} size="h3" className={sectionTitle}>
        {labels.storePickup}
      </Heading>
      <RecipientPlace site={site} address={null} pickupStore={recipient.pickupStore} messages={messages} />
      <Stack as="ul" gap={4}>
        {items.map(({ id, line, edd }) => (
          <OrderLine key={id} line={line} site={site} edd={edd} messages={messages} />
        ))}
      </Stack>
      {onShip && (
        <TextButton className={css.action} aria-disabled={isBusy || undefined} onClick={onShip}>
          {labels.shipInstead}
        </TextButton>
      )}
    </section>
  );
});
