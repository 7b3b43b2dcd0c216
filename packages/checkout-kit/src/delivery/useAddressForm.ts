import {
  type Address,
  type AddressField,
  type AddressValidationResult,
  findCountryRules,
  type SiteCulture,
  type PostalPlace,
  normalizeAddress,
  validateAddress,
  firstWrongAddressField,
  type NameFields,
  type StreetSuggestion,
  suggestEmail,
} from '@settee/domain';
import { type Dispatch, useEffect, useReducer, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { PortResult } from '../errors/request-failure.ts';
import { type SuggestAddresses, useStreetSuggestions } from './useStreetSuggestions.ts';
import {
  type AddressEvent,
  type AddressFormState,
  addressReducer,
  type SiteAddressRules,
  startAddress,
  type Suggestion,
} from './address-reducer.ts';
import { useFieldErrorEvents } from '../useFieldErrorEvents.ts';
import { useSiteCountries, useSiteCulture } from '../use-site-culture.ts';

/** Port for the city and region of a postal code. SHIP-10 */
export type FindPlace = (postalCode: string) => Promise<PortResult<PostalPlace | null>>;

export interface AddressFormOptions extends Omit<SiteAddressRules, 'siteCulture'> {
  /** The country of the site; that of `SiteProvider` without it. */
  siteCulture?: SiteCulture | undefined;
  initial: Address;
  /** Finds the city and region of a postal code; after a failure the shopper enters them. */
  findPlace?: FindPlace | undefined;
  /** Suggests addresses while the first line is typed; after a failure there are none. */
  suggestStreets?: SuggestAddresses | undefined;
  /** One field for the name or two, as the site has it. */
  nameFields: NameFields;
}

/** Values that the parts of the form share. */
interface FormParts {
  state: AddressFormState;
  send: Dispatch<AddressEvent>;
  rules: SiteAddressRules;
  inputOf: (field: AddressField) => HTMLElement | null | undefined;
}

/** Fills city and region once the postal code is complete: as it is typed, and for the code that the form starts with. */
function usePlaceOfPostalCode({ state, send, rules, inputOf }: FormParts, findPlace: FindPlace | undefined) {
  const fillPlace = async (postalCode: string) => {
    const form = findCountryRules(state.address.country, rules)?.postalCode;
    if (!findPlace || !form?.pattern.test(postalCode.trim())) return;
    const result = await findPlace(postalCode);
    if (!result.ok || !result.value) return;
    const { value: place } = result;
    const city = inputOf('city');
    const entered = city instanceof HTMLInputElement ? city.value : '';
    flushSync(() => send({ type: 'placeFound', postalCode, place }));
    // A shopper who is in the city field types over the city that was filled, not after it.
    if (city instanceof HTMLInputElement && city === document.activeElement && city.value !== entered) city.select();
  };

  // The postal code of the cart was not typed here.
  const isStarted = useRef(false);
  useEffect(() => {
    if (isStarted.current) return;
    isStarted.current = true;
    if (state.address.city === '') void fillPlace(state.address.postalCode);
  });
  return fillPlace;
}

/**
 * Validates and returns the address; on errors shows them, focuses the first field and returns `null`. So it does once
 * for an email address that is probably mistyped. SWATCH-29
 */
function validateForm({ state, send, rules }: FormParts, focus: (field: AddressField) => void): Address | null {
  const address = normalizeAddress(state.address);
  const problems = validateAddress(address, rules.siteCulture, rules);
  send({ type: 'validated', problems });
  const first = firstWrongAddressField(problems);
  if (first !== null) {
    focus(first);
    return null;
  }
  const { emailAddress } = address;
  if (suggestEmail(emailAddress) !== null && state.questionedEmail !== state.address.emailAddress) {
    send({ type: 'emailQuestioned' });
    focus('emailAddress');
    return null;
  }
  return address;
}

/** Headless address form. */
export function useAddressForm({ initial, findPlace, suggestStreets, nameFields, ...given }: AddressFormOptions) {
  const sold = useSiteCountries(given.siteCulture);
  const { countries = sold } = given;
  const siteCulture = useSiteCulture(given.siteCulture);
  const rules: SiteAddressRules = { ...given, siteCulture, countries };
  const [state, send] = useReducer(addressReducer, initial, startAddress);
  const form = useRef<HTMLDivElement>(null);
  useFieldErrorEvents(`${rules.purpose ?? 'shipping'}Address`, state.problems);

  const inputOf = (field: AddressField) => form.current?.querySelector<HTMLElement>(`[data-field="${field}"]`);
  // One field holds both parts of the name.
  const focus = (field: AddressField) => (inputOf(field) ?? inputOf('firstName'))?.focus();
  const parts: FormParts = { state, send, rules, inputOf };
  const fillPlace = usePlaceOfPostalCode(parts, findPlace);
  const isAtHome = findCountryRules(state.address.country, rules) !== null;
  const streets = useStreetSuggestions(isAtHome ? suggestStreets : undefined, state.address);

  const set = (field: AddressField, text: string) => {
    send({ type: 'changed', field, text, ...rules });
    if (field === 'postalCode') void fillPlace(text);
    if (field === 'address1') streets?.suggest(text);
  };

  return {
    state,
    rules,
    /** Suggestions for the first line; `null` when there never are any. */
    streets,
    chooseStreet: (street: StreetSuggestion) => {
      streets?.suggest('');
      send({ type: 'streetChosen', street });
    },
    nameFields,
    form,
    focus,
    validate: () => validateForm(parts, focus),
    set,
    setFullName: (text: string) => send({ type: 'fullNameChanged', text }),
    leave: (field: AddressField, isSeen: boolean) => send({ type: 'left', field, isSeen, ...rules }),
    leaveFullName: () => send({ type: 'fullNameLeft', ...rules }),
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
