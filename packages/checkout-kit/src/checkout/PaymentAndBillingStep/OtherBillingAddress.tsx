'use client';

import { type Address, isSameAddress } from '@settee/domain';
import { type RefObject, useEffect, useImperativeHandle, useRef } from 'react';
import { addressOfDraft, emptyAddress } from '../../delivery/address-reducer.ts';
import { AddressForm } from '../../delivery/AddressForm/AddressForm.tsx';
import { AddressPicker } from '../../delivery/AddressPicker.tsx';
import { newAddress, useAddressChoice } from '../../delivery/useAddressChoice.ts';
import { useAddressForm } from '../../delivery/useAddressForm.ts';
import type { CheckoutControl } from '../useCheckout.ts';
import { useDraft } from '../../useDraft.ts';

/** Validates the address and returns it; on errors shows them and returns `null`. */
export type ValidateAddress = () => Address | null;

export interface OtherBillingAddressProps {
  checkout: CheckoutControl;
  /** Set to the validation function of the form, which the step calls before it continues. */
  validateAddress: RefObject<ValidateAddress | null>;
  /** Called when the form can validate: a click on Next may be waiting for it. */
  onShown: () => void;
}

/** An empty address with the name of the person who picks up the order. */
function startOf(contact: Address | null, homeCountry: string): Address {
  const empty = emptyAddress(homeCountry);
  if (!contact) return empty;
  const { firstName, lastName, dayPhone, emailAddress } = contact;
  return { ...empty, firstName, lastName, dayPhone, emailAddress };
}

const findIn = (addresses: readonly Address[], wanted: Address | null) =>
  addresses.find((address) => isSameAddress(address, wanted)) ?? null;

/** Renders a separate billing address, saved or new; loaded on demand, because most orders do not need it. PAY-05 */
export function OtherBillingAddress({ checkout, validateAddress, onShown }: OtherBillingAddressProps) {
  const { data, state, messages, onlyShippingAddress, homeCountry } = checkout;
  // One of several recipients may be the buyer.
  const addresses = onlyShippingAddress ? checkout.savedAddresses : data.accountInfo.shippingAddresses;
  const form = useAddressForm({
    initial: data.billingAddress ?? startOf(data.shippingOptions.pickup.contact, homeCountry),
    ...checkout.addressOptions,
    purpose: 'billing',
    findPlace: checkout.ports.findPlace,
    suggestStreets: checkout.ports.suggestStreets,
  });
  const choice = useAddressChoice({
    form,
    addresses,
    chosen: findIn(addresses, data.billingAddress),
    homeCountry,
  });
  useDraft(checkout, 'billing', { ...form.state.address, choice: choice.value }, (draft) =>
    choice.restore(draft['choice'] ?? '', addressOfDraft(draft, homeCountry)),
  );
  const shown = useRef(data.billingAddress);
  useEffect(() => {
    // The approval of a wallet can have the address of the payer.
    const { billingAddress } = data;
    if (!billingAddress || isSameAddress(billingAddress, shown.current)) return;
    shown.current = billingAddress;
    choice.restore(findIn(addresses, billingAddress)?.addressId ?? newAddress, billingAddress);
  });
  useImperativeHandle(validateAddress, () => form.validate);
  useEffect(onShown);
  return (
    <>
      <AddressPicker choice={choice} isBusy={state.work !== 'nothing'} messages={messages?.deliveryForm} />
      {choice.isFormShown && <AddressForm form={form} messages={messages?.deliveryForm} />}
    </>
  );
}
