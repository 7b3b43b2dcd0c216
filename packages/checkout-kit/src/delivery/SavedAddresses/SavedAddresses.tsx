'use client';

import type { Address } from '@settee/domain';
import { RadioGroup, TextButton, withRef } from '@settee/ui';
import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { addressMessages, type DeliveryMessages } from '../messages.ts';
import { type AddressChoiceControl, newAddress } from '../useAddressChoice.ts';
import { useWords } from '../../use-words.ts';
import * as css from './SavedAddresses.css.ts';

export interface SavedAddressesProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** From `useAddressChoice`. */
  choice: AddressChoiceControl;
  /** Disables the selection while the address is being saved. */
  isBusy?: boolean;
  messages?: Partial<DeliveryMessages>;
}

const getName = ({ firstName, lastName }: Address) => `${firstName} ${lastName}`;
const addressLine = ({ address1, address2, address3, city, state, postalCode }: Address) =>
  [address1, address2, address3, city, `${state} ${postalCode}`].filter(Boolean).join(', ');

/** The addresses of a shopper's account to choose from, and a new one. */
export const SavedAddresses = withRef(function SavedAddresses({
  choice,
  isBusy = false,
  messages,
  className,
  ...rest
}: SavedAddressesProps) {
  const labels = useWords('address', addressMessages, messages);
  const chosen = choice.addresses.find(({ addressId }) => addressId === choice.value);
  return (
    <div {...rest} className={cx(css.root, className)}>
      <RadioGroup
        className={css.list}
        legend={labels.savedAddresses}
        value={choice.value}
        onValueChange={choice.choose}
        disabled={isBusy}
        options={[
          ...choice.addresses.map((address) => ({
            value: address.addressId,
            label: getName(address),
            note: addressLine(address),
          })),
          { value: newAddress, label: labels.newAddress },
        ]}
      />
      {chosen && !choice.isFormShown && (
        <TextButton aria-label={labels.editAddress(addressLine(chosen))} onClick={choice.edit}>
          {labels.edit}
        </TextButton>
      )}
    </div>
  );
});
