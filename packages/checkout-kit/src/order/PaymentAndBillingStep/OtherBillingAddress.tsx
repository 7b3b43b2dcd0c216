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

/** Validates the address and returns it; on errors shows them and returns `null`. */
export type ValidateAddress = () => Address | null;

export interface OtherBillingAddressProps {
  checkout: CheckoutControl;
  /** Set to the validation function of the form, which the step calls before it continues. */
  validateAddress: RefObject<ValidateAddress | null>;
}

/** Renders a separate billing address, saved or new; loaded on demand, because most orders do not need it. PAY-05 */
export function OtherBillingAddress({ checkout, validateAddress }: OtherBillingAddressProps) {
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
  useImperativeHandle(validateAddress, () => form.validate);
  return (
    <>
      <AddressPicker choice={choice} isBusy={state.work !== 'nothing'} messages={messages?.deliveryForm} />
      {choice.isFormShown && <AddressForm form={form} messages={messages?.deliveryForm} />}
    </>
  );
}
