import {
  type Address,
  type AddressField,
  addressFields,
  type AddressErrors,
  type AddressValidationResult,
  type AddressRules,
  validateAddress,
  isInternationalAddress,
  type SiteCulture,
} from '@settee/domain';

export type Suggestion = AddressValidationResult['Suggestions'][number];

/**
 * State of an address form; `suggestedAddress` is the verification result of the server, `isAsEntered` the decision of
 * the shopper to use the address as entered.
 */
export interface AddressFormState {
  address: Address;
  /** Shown at the fields, after a failed submit and not before. SWATCH-28 */
  problems: AddressErrors;
  suggestedAddress: { suggestions: readonly Suggestion[] } | null;
  isAsEntered: boolean;
  isSaving: boolean;
}

export interface SiteAddressRules extends AddressRules {
  siteCulture: SiteCulture;
}

export type AddressEvent =
  | ({ type: 'changed'; field: AddressField; text: string } & SiteAddressRules)
  /** Another address takes its place. */
  | { type: 'loaded'; address: Address }
  | { type: 'validated'; problems: AddressErrors }
  | { type: 'sent' }
  | { type: 'addressSuggested'; suggestions: readonly Suggestion[] }
  | { type: 'suggestionSelected'; suggestion: Suggestion }
  | { type: 'asEntered'; isOn: boolean }
  | { type: 'submissionFinished' };

/** An empty address of a site's country. SHIP-10 */
export function emptyAddress(homeCountry: string): Address {
  return {
    addressId: '',
    firstName: '',
    lastName: '',
    address1: '',
    address2: '',
    address3: '',
    country: homeCountry,
    city: '',
    state: '',
    postalCode: '',
    dayPhone: '',
    emailAddress: '',
  };
}

/** An address of a draft's fields; what is missing is empty. */
export function addressOfDraft(draft: Readonly<Record<string, string>>, homeCountry: string): Address {
  const empty = emptyAddress(homeCountry);
  const start: Address = { ...empty, addressId: draft['addressId'] ?? '' };
  return addressFields.reduce((address, field) => ({ ...address, [field]: draft[field] ?? empty[field] }), start);
}

export function startAddress(address: Address): AddressFormState {
  return { address, problems: {}, suggestedAddress: null, isAsEntered: false, isSaving: false };
}

/** The address with a field's new text; a region and a postal code of other rules do not go along into another country. */
function withField(address: Address, field: AddressField, text: string, siteCulture: SiteCulture): Address {
  const changed = { ...address, [field]: text };
  const isSameRegion =
    isInternationalAddress(changed.country, siteCulture) === isInternationalAddress(address.country, siteCulture);
  return isSameRegion ? changed : { ...changed, state: '', postalCode: '' };
}

function typed(state: AddressFormState, field: AddressField, text: string, rules: SiteAddressRules): AddressFormState {
  const address = withField(state.address, field, text, rules.siteCulture);
  const addressErrors = validateAddress(address, rules.siteCulture, rules);
  const problems: AddressErrors = {};
  for (const shown of addressFields) {
    if (state.problems[shown] && addressErrors[shown]) problems[shown] = addressErrors[shown];
  }
  return { ...state, address, problems, suggestedAddress: null, isAsEntered: false };
}

/** Reduces an event of the address form. SWATCH-74 to SWATCH-80 */
export function addressReducer(state: AddressFormState, event: AddressEvent): AddressFormState {
  switch (event.type) {
    case 'changed':
      return typed(state, event.field, event.text, event);
    case 'loaded':
      return startAddress(event.address);
    case 'validated':
      return { ...state, problems: event.problems };
    case 'sent':
      return { ...state, problems: {}, isSaving: true };
    case 'addressSuggested':
      return { ...state, isSaving: false, suggestedAddress: { suggestions: event.suggestions } };
    case 'suggestionSelected': {
      const { City: city, State: region, ZipCode: postalCode } = event.suggestion;
      return {
        ...state,
        address: { ...state.address, city, state: region, postalCode },
        suggestedAddress: null,
        isAsEntered: false,
      };
    }
    case 'asEntered':
      return { ...state, isAsEntered: event.isOn };
    case 'submissionFinished':
      return { ...state, isSaving: false };
    default:
      return event satisfies never;
  }
}
