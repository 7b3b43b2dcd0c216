import {
  type Address,
  type AddressField,
  type AddressValidationResult,
  checkAddress,
  firstWrongAddressField,
} from '@settee/domain';
import { useReducer, useRef } from 'react';
import { addressFlow, type SiteAddressRules, startAddress, type Suggestion } from './address-flow.ts';

export interface AddressFormOptions extends SiteAddressRules {
  initial: Address;
}

/** An address form without its looks. */
export function useAddressForm({ initial, ...rules }: AddressFormOptions) {
  const [state, send] = useReducer(addressFlow, initial, startAddress);
  const form = useRef<HTMLDivElement>(null);

  const focus = (field: AddressField) => form.current?.querySelector<HTMLElement>(`[data-field="${field}"]`)?.focus();

  /** The address when it may be sent; otherwise shows what is wrong and goes to the first field. SWATCH-29 */
  const judge = (): Address | null => {
    const problems = checkAddress(state.address, rules.siteCulture, rules);
    send({ type: 'judged', problems });
    const first = firstWrongAddressField(problems);
    if (first === null) return state.address;
    focus(first);
    return null;
  };

  return {
    state,
    rules,
    form,
    focus,
    judge,
    set: (field: AddressField, text: string) => send({ type: 'typed', field, text, ...rules }),
    load: (address: Address) => send({ type: 'loaded', address }),
    sent: () => send({ type: 'sent' }),
    settled: () => send({ type: 'settled' }),
    doubted: (validation: AddressValidationResult) => send({ type: 'doubted', suggestions: validation.Suggestions }),
    choose: (suggestion: Suggestion) => send({ type: 'suggestionChosen', suggestion }),
    keepAsEntered: (isOn: boolean) => send({ type: 'asEntered', isOn }),
  };
}

export type AddressFormControl = ReturnType<typeof useAddressForm>;
