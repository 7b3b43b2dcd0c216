'use client';

import type { Address } from '@settee/domain';
import { Heading, lazyPart, Skeleton, withRef } from '@settee/ui';
import { useState } from 'react';
import type { CheckoutControl } from '../useCheckout.ts';
import { getStepNames } from '../step-names.ts';
import { DeliveryItems } from './DeliveryItems.tsx';
import { SingleAddress } from './SingleAddress.tsx';
import { step } from '../step.css.ts';
import type { RootRef } from '../../root-ref.ts';

/** About how high an item with its choice is, in px. */
const rowHeight = 220;

const MultiShipping = lazyPart(
  () => import('../MultiShipping/MultiShipping.tsx').then((module) => module.MultiShipping),
  () => <Skeleton height={rowHeight * 2} />,
);
const PickupParts = lazyPart(
  () => import('./PickupParts.tsx').then((module) => module.PickupParts),
  () => <Skeleton height={rowHeight} />,
);

export interface ShippingStepProps extends RootRef<HTMLDivElement> {
  /** From `useCheckout`. */
  checkout: CheckoutControl;
  /** One of several recipients, to edit first. */
  recipientId?: string | undefined;
}

/** Step 1: one address for everything, or a recipient for each item. ROUTE-10, SHIP-10 */
export const ShippingStep = withRef(function ShippingStep({ checkout, recipientId = '', ref }: ShippingStepProps) {
  const { labels, data, ports } = checkout;
  const [entered, setEntered] = useState<Address | null>(null);
  const { recipients, isMultiShipping } = data.shippingOptions;
  const hasPickup = recipients.some(({ pickupStore }) => pickupStore !== null);
  return (
    <div ref={ref} className={step}>
      <Heading level={1}>{getStepNames(data, labels).full[1]}</Heading>
      {ports.recipients && isMultiShipping ? (
        <MultiShipping checkout={checkout} ports={ports.recipients} recipientId={recipientId} />
      ) : (
        <>
          {hasPickup && <PickupParts checkout={checkout} />}
          {hasPickup && <DeliveryItems checkout={checkout} />}
          {/* Another form when nothing is shipped and a contact is enough. */}
          <SingleAddress
            key={String(recipients.every(({ kind }) => kind === 'pickup'))}
            checkout={checkout}
            entered={entered}
            onCollect={setEntered}
          />
        </>
      )}
    </div>
  );
});
