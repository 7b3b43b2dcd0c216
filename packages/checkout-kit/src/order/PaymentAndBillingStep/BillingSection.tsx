'use client';

import { Checkbox, Heading, Skeleton, lazyPart } from '@settee/ui';
import { Suspense, useState } from 'react';
import { AddressBlock } from '../../delivery/AddressBlock/AddressBlock.tsx';
import { sectionTitle } from '../../section-title.css.ts';
import type { useTymOptIn } from '../useTymOptIn.ts';
import type { OtherBillingAddressProps } from './OtherBillingAddress.tsx';
import * as css from './PaymentAndBillingStep.css.ts';

const load = () => import('./OtherBillingAddress.tsx');
const OtherBillingAddress = lazyPart(() => load().then((module) => module.OtherBillingAddress));
// Loads on hover and focus; a failed load is retried on click.
const loadAhead = () => void load().catch(() => undefined);

interface BillingSectionProps extends OtherBillingAddressProps {
  tym: ReturnType<typeof useTymOptIn>;
  isSame: boolean;
  onSame: (isSame: boolean) => void;
}

/** Renders the billing address: the shipping address or a separate one. */
export function BillingSection({ checkout, tym, validateAddress, isSame, onSame }: BillingSectionProps) {
  const { labels, site, shippingAddress } = checkout;
  // What was entered stays while the box is ticked again.
  const [isOpened, setIsOpened] = useState(!isSame);
  if (!isSame && !isOpened) setIsOpened(true);
  return (
    <section className={css.section} aria-label={labels.billing}>
      <Heading level={2} size="h3" className={sectionTitle}>
        {labels.billing}
      </Heading>
      <Checkbox
        label={labels.sameAsShipping}
        checked={isSame}
        onChange={({ target }) => onSame(target.checked)}
        onPointerEnter={loadAhead}
        onFocus={loadAhead}
      />
      {isSame && shippingAddress && <AddressBlock address={shippingAddress} siteCulture={site.siteCulture} />}
      {isOpened && (
        <div className={css.other} hidden={isSame}>
          <Suspense fallback={<Skeleton height="20rem" />}>
            <OtherBillingAddress checkout={checkout} validateAddress={validateAddress} />
          </Suspense>
        </div>
      )}
      {tym.isOffered && (
        <Checkbox
          label={labels.tymOptIn}
          checked={tym.isOptIn}
          onChange={({ target }) => tym.setIsOptIn(target.checked)}
        />
      )}
    </section>
  );
}
