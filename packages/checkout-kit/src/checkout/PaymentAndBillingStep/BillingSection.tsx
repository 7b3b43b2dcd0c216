'use client';

import { Checkbox, Heading, Skeleton, lazyPart } from '@settee/ui';
import { useState } from 'react';
import { AddressBlock } from '../../delivery/AddressBlock/AddressBlock.tsx';
import { sectionTitle } from '../../section-title.css.ts';
import type { useTymOptIn } from '../useTymOptIn.ts';
import type { OtherBillingAddressProps } from './OtherBillingAddress.tsx';
import * as css from './PaymentAndBillingStep.css.ts';

const OtherBillingAddress = lazyPart(
  () => import('./OtherBillingAddress.tsx').then((module) => module.OtherBillingAddress),
  () => <Skeleton height="20rem" />,
);
/** Loads the form for another address: on hover and focus, and again after a failure. */
export const loadOtherBillingAddress = () => void OtherBillingAddress.ready();

interface BillingSectionProps extends OtherBillingAddressProps {
  tym: ReturnType<typeof useTymOptIn>;
  isSame: boolean;
  onSame: (isSame: boolean) => void;
}

/** Renders the billing address: the only shipping address or a separate one. */
export function BillingSection({ checkout, tym, isSame, onSame, ...form }: BillingSectionProps) {
  const { labels, site, onlyShippingAddress } = checkout;
  // The entry is still there when the box is unchecked again.
  const [isOpened, setIsOpened] = useState(!isSame);
  if (!isSame && !isOpened) setIsOpened(true);
  return (
    <section className={css.section} aria-label={labels.billing}>
      <Heading level={2} size="h3" className={sectionTitle}>
        {labels.billing}
      </Heading>
      {onlyShippingAddress && (
        <Checkbox
          label={labels.sameAsShipping}
          checked={isSame}
          onChange={({ target }) => onSame(target.checked)}
          onPointerEnter={loadOtherBillingAddress}
          onFocus={loadOtherBillingAddress}
        />
      )}
      {isSame && onlyShippingAddress && <AddressBlock address={onlyShippingAddress} siteCulture={site.siteCulture} />}
      {isOpened && (
        <div className={css.other} hidden={isSame}>
          <OtherBillingAddress checkout={checkout} {...form} />
        </div>
      )}
      {/* The first step offers it for the shipping address. */}
      {tym.isOffered && !isSame && (
        <Checkbox
          label={labels.tymOptIn}
          checked={tym.isOptIn}
          onChange={({ target }) => tym.setIsOptIn(target.checked)}
        />
      )}
    </section>
  );
}
