'use client';

import { Checkbox, Heading } from '@settee/ui';
import { AddressBlock } from '../../delivery/AddressBlock/AddressBlock.tsx';
import { AddressForm } from '../../delivery/AddressForm/AddressForm.tsx';
import type { AddressFormControl } from '../../delivery/useAddressForm.ts';
import { sectionTitle } from '../../section-title.css.ts';
import type { CheckoutControl } from '../useCheckout.ts';
import * as css from './PaymentAndBillingStep.css.ts';

interface BillingSectionProps {
  checkout: CheckoutControl;
  billing: AddressFormControl;
  isSame: boolean;
  onSame: (isSame: boolean) => void;
}

/** The address of the card: the shipping address, or one of its own. */
export function BillingSection({ checkout, billing, isSame, onSame }: BillingSectionProps) {
  const { words, site, shippingAddress, messages } = checkout;
  return (
    <section className={css.section} aria-label={words.billing}>
      <Heading level={2} size="h3" className={sectionTitle}>
        {words.billing}
      </Heading>
      <Checkbox label={words.sameAsShipping} checked={isSame} onChange={({ target }) => onSame(target.checked)} />
      {isSame && shippingAddress && <AddressBlock address={shippingAddress} siteCulture={site.siteCulture} />}
      {!isSame && <AddressForm form={billing} purpose="billing" messages={messages?.deliveryForm} />}
    </section>
  );
}
