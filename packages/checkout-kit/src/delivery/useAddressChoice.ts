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

/** Value of the option for a new address. */
export const newAddress = '';

/** Headless selection of a saved or new address; the form holds the selection and shows only when needed. */
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

  /** Restores the selection and the entered address after a reload. */
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
