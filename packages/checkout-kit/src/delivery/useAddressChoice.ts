import { type Address, isSameAddress } from '@settee/domain';
import { useRef, useState } from 'react';
import { emptyAddress } from './address-reducer.ts';
import type { AddressFormControl } from './useAddressForm.ts';

export interface AddressChoiceOptions {
  form: AddressFormControl;
  /** The shopper's saved addresses; without any there is nothing to choose. */
  addresses: readonly Address[];
  /** The one that the form starts with; `null` for a new one. */
  chosen: Address | null;
  homeCountry: string;
}

/** Stands for an address that is still to be entered. */
export const newAddress = '';

/** A choice among saved addresses and a new one; what is chosen lies in the form, which shows only when it is needed. */
export function useAddressChoice({ form, addresses, chosen, homeCountry }: AddressChoiceOptions) {
  const [value, setValue] = useState(chosen?.addressId ?? newAddress);
  const [isEditing, setIsEditing] = useState(false);
  const draft = useRef(chosen ? emptyAddress(homeCountry) : form.state.address);
  const isOffered = addresses.length > 0;
  const { problems, suggestedAddress } = form.state;

  const choose = (addressId: string) => {
    if (value === newAddress) draft.current = form.state.address;
    setValue(addressId);
    setIsEditing(false);
    form.load(addresses.find((address) => address.addressId === addressId) ?? draft.current);
  };

  /** Takes up what was chosen and typed before a reload. */
  const restore = (addressId: string, address: Address) => {
    const saved = addresses.find((one) => one.addressId === addressId);
    setValue(saved ? addressId : newAddress);
    setIsEditing(saved !== undefined && !isSameAddress(saved, address));
    form.load(address);
  };

  return {
    addresses,
    value,
    isOffered,
    isNew: !isOffered || value === newAddress,
    isFormShown:
      !isOffered || value === newAddress || isEditing || suggestedAddress !== null || Object.keys(problems).length > 0,
    choose,
    restore,
    edit: () => setIsEditing(true),
  };
}

export type AddressChoiceControl = ReturnType<typeof useAddressChoice>;
