'use client';

import { Checkbox, Heading } from '@settee/ui';
import { lazy, Suspense, useState } from 'react';
import { AddressBlock } from '../../delivery/AddressBlock/AddressBlock.tsx';
import { sectionTitle } from '../../section-title.css.ts';
import type { OtherBillingAddressProps } from './OtherBillingAddress.tsx';
import * as css from './PaymentAndBillingStep.css.ts';

const OtherBillingAddress = lazy(() =>
  import('./OtherBillingAddress.tsx').then((module) => ({ default: module.OtherBillingAddress })),
);

/** About how high the form is, in px. */
const formHeight = 480;

interface BillingSectionProps extends OtherBillingAddressProps {
  isSame: boolean;
  onSame: (isSame: boolean) => void;
}

/** The address of the card: the shipping address, or one of its own. */
export function BillingSection({ checkout, judge, isSame, onSame }: BillingSectionProps) {
  const { words, site, shippingAddress } = checkout;
  // What was entered stays while the box is ticked again.
  const [isOpened, setIsOpened] = useState(!isSame);
  const change = (isOn: boolean) => {
    if (!isOn) setIsOpened(true);
    onSame(isOn);
  };
  return (
    <section className={css.section} aria-label={words.billing}>
      <Heading level={2} size="h3" className={sectionTitle}>
        {words.billing}
      </Heading>
      <Checkbox label={words.sameAsShipping} checked={isSame} onChange={({ target }) => change(target.checked)} />
      {isSame && shippingAddress && <AddressBlock address={shippingAddress} siteCulture={site.siteCulture} />}
      {isOpened && (
        <div className={css.other} hidden={isSame}>
          <Suspense fallback={<div style={{ minBlockSize: formHeight }} />}>
            <OtherBillingAddress checkout={checkout} judge={judge} />
          </Suspense>
        </div>
      )}
    </section>
  );
}
