'use client';

import { type Address, isSameAddress } from '@settee/domain';
import { type RefObject, useImperativeHandle } from 'react';
import { addressOfDraft, emptyAddress } from '../../delivery/address-reducer.ts';
import { AddressForm } from '../../delivery/AddressForm/AddressForm.tsx';
import { AddressPicker } from '../../delivery/AddressPicker.tsx';
import { useAddressChoice } from '../../delivery/useAddressChoice.ts';
import { useAddressForm } from '../../delivery/useAddressForm.ts';
import type { CheckoutControl } from '../useCheckout.ts';
import { useDraft } from '../useDraft.ts';

/** Answers the address when it may be sent; otherwise shows what is wrong. */
export type JudgeAddress = () => Address | null;

export interface OtherBillingAddressProps {
  checkout: CheckoutControl;
  /** Gets the form's judgement, which the step asks for before it goes on. */
  judge: RefObject<JudgeAddress | null>;
}

/** A billing address of its own: a saved one or a new one. Most orders never load it. PAY-05 */
export function OtherBillingAddress({ checkout, judge }: OtherBillingAddressProps) {
  const { data, site, state, messages, savedAddresses } = checkout;
  const { homeCountry, siteCulture } = site;
  const form = useAddressForm({
    initial: data.billingAddress ?? emptyAddress(homeCountry),
    siteCulture,
    purpose: 'billing',
  });
  const choice = useAddressChoice({
    form,
    addresses: savedAddresses,
    chosen: savedAddresses.find((address) => isSameAddress(address, data.billingAddress)) ?? null,
    homeCountry,
  });
  useDraft(checkout, 'billing', { ...form.state.address, choice: choice.value }, (draft) =>
    choice.restore(draft['choice'] ?? '', addressOfDraft(draft, homeCountry)),
  );
  useImperativeHandle(judge, () => form.judge);
  return (
    <>
      <AddressPicker choice={choice} isBusy={state.work !== 'nothing'} messages={messages?.deliveryForm} />
      {choice.isFormShown && <AddressForm form={form} messages={messages?.deliveryForm} />}
    </>
  );
}
