'use client';

import type { Address } from '@settee/domain';
import { type Ref, useImperativeHandle } from 'react';
import { emptyAddress } from '../../delivery/address-flow.ts';
import { AddressForm } from '../../delivery/AddressForm/AddressForm.tsx';
import { useAddressForm } from '../../delivery/useAddressForm.ts';
import type { CheckoutControl } from '../useCheckout.ts';

/** Answers the address when it may be sent; otherwise shows what is wrong. */
export type Judge = () => Address | null;

interface OtherBillingAddressProps {
  checkout: CheckoutControl;
  judge: Ref<Judge>;
}

/** A billing address that is not the shipping address; comes when it is asked for. */
export function OtherBillingAddress({ checkout, judge }: OtherBillingAddressProps) {
  const { data, site, messages } = checkout;
  const form = useAddressForm({
    initial: data.billingAddress ?? emptyAddress(site.homeCountry),
    siteCulture: site.siteCulture,
  });
  useImperativeHandle(judge, () => form.judge);
  return <AddressForm form={form} purpose="billing" messages={messages?.deliveryForm} />;
}
