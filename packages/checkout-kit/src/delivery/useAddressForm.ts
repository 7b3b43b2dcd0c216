import {
  type Address,
  type AddressField,
  type AddressValidationResult,
  validateAddress,
  firstWrongAddressField,
} from '@settee/domain';
import { useReducer, useRef } from 'react';
import { addressReducer, type SiteAddressRules, startAddress, type Suggestion } from './address-reducer.ts';

export interface AddressFormOptions extends SiteAddressRules {
  initial: Address;
}

/** Headless address form. */
export function useAddressForm({ initial, ...rules }: AddressFormOptions) {
  const [state, send] = useReducer(addressReducer, initial, startAddress);
  const form = useRef<HTMLDivElement>(null);

  const focus = (field: AddressField) => form.current?.querySelector<HTMLElement>(`[data-field="${field}"]`)?.focus();

  /** Validates and returns the address; on errors shows them, focuses the first field and returns `null`. SWATCH-29 */
  const validate = (): Address | null => {
    const problems = validateAddress(state.address, rules.siteCulture, rules);
    send({ type: 'validated', problems });
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
    validate,
    set: (field: AddressField, text: string) => send({ type: 'changed', field, text, ...rules }),
    load: (address: Address) => send({ type: 'loaded', address }),
    sent: () => send({ type: 'sent' }),
    finishSubmit: () => send({ type: 'submissionFinished' }),
    suggested: (validation: AddressValidationResult) =>
      send({ type: 'addressSuggested', suggestions: validation.Suggestions }),
    choose: (suggestion: Suggestion) => send({ type: 'suggestionSelected', suggestion }),
    useAsEntered: (isOn: boolean) => send({ type: 'asEntered', isOn }),
  };
}

export type AddressFormControl = ReturnType<typeof useAddressForm>;
