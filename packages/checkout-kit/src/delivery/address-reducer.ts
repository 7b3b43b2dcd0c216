import {
  normalizeAddress,
  type Address,
  type AddressField,
  addressFields,
  type AddressErrors,
  type AddressValidationResult,
  type AddressRules,
  type PostalPlace,
  validateAddress,
  findCountryRules,
  joinFullName,
  type SiteCulture,
  splitFullName,
  type StreetSuggestion,
  suggestEmail,
} from '@settee/domain';

export type Suggestion = AddressValidationResult['Suggestions'][number];

/**
 * State of an address form; `suggestedAddress` is the verification result of the server, `isAsEntered` the decision of
 * the shopper to use the address as entered.
 */
export interface AddressFormState {
  address: Address;
  /** First and last name as one field shows them. */
  fullName: string;
  /** Shown at the fields: after a failed submit, and when a field is left that is not empty. */
  problems: AddressErrors;
  /** A submit failed, so that a list of the errors shows above the fields. */
  isListShown: boolean;
  /** Probable spelling of a mistyped email address; `null` when nothing is likely. */
  emailSuggestion: string | null;
  /** The address that the shopper was already questioned about. */
  questionedEmail: string;
  suggestedAddress: { suggestions: readonly Suggestion[] } | null;
  isAsEntered: boolean;
  /** City and region of the last postal code; another postal code may replace them. */
  filled: PostalPlace;
  isSaving: boolean;
}

export interface SiteAddressRules extends AddressRules {
  siteCulture: SiteCulture;
}

export type AddressEvent =
  | ({ type: 'changed'; field: AddressField; text: string } & SiteAddressRules)
  | { type: 'fullNameChanged'; text: string }
  /** The focus left a field; `isSeen` when the shopper has had the time to see what it shows. */
  | ({ type: 'left'; field: AddressField; isSeen: boolean } & SiteAddressRules)
  /** The focus left the one field of a full name. */
  | ({ type: 'fullNameLeft' } & SiteAddressRules)
  | { type: 'emailQuestioned' }
  /** Another address takes its place. */
  | { type: 'loaded'; address: Address }
  | { type: 'validated'; problems: AddressErrors }
  | { type: 'sent' }
  | { type: 'addressSuggested'; suggestions: readonly Suggestion[] }
  | { type: 'suggestionSelected'; suggestion: Suggestion }
  | { type: 'asEntered'; isOn: boolean }
  /** The city and region of a postal code are known. */
  | { type: 'placeFound'; postalCode: string; place: PostalPlace }
  /** A suggested street was chosen; a postal code that it does not have stays. */
  | { type: 'streetChosen'; street: StreetSuggestion }
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

/** Reads an address from the fields of a draft; missing fields are empty. */
export function addressOfDraft(draft: Readonly<Record<string, string>>, homeCountry: string): Address {
  const empty = emptyAddress(homeCountry);
  const start: Address = { ...empty, addressId: draft['addressId'] ?? '' };
  return addressFields.reduce((address, field) => ({ ...address, [field]: draft[field] ?? empty[field] }), start);
}

const nothingFilled: PostalPlace = { city: '', state: '' };

export function startAddress(address: Address): AddressFormState {
  return {
    address,
    fullName: joinFullName(address),
    problems: {},
    isListShown: false,
    emailSuggestion: null,
    questionedEmail: '',
    suggestedAddress: null,
    isAsEntered: false,
    filled: nothingFilled,
    isSaving: false,
  };
}

/** The address with a field's new text; a region and a postal code of other rules do not go along into another country. */
function withField(address: Address, field: AddressField, text: string, rules: SiteAddressRules): Address {
  const changed = { ...address, [field]: text };
  const isSameRegion =
    findCountryRules(changed.country, rules)?.code === findCountryRules(address.country, rules)?.code;
  return isSameRegion ? changed : { ...changed, state: '', postalCode: '' };
}

function typed(state: AddressFormState, field: AddressField, text: string, rules: SiteAddressRules): AddressFormState {
  const address = withField(state.address, field, text, rules);
  const addressErrors = validateAddress(normalizeAddress(address), rules.siteCulture, rules);
  const problems: AddressErrors = {};
  for (const shown of addressFields) {
    // The field itself is clear while it is typed in.
    if (shown !== field && state.problems[shown] && addressErrors[shown]) problems[shown] = addressErrors[shown];
  }
  const emailSuggestion = field === 'emailAddress' ? null : state.emailSuggestion;
  return { ...state, address, problems, emailSuggestion, suggestedAddress: null, isAsEntered: false };
}

/** Both parts of a full name change together. */
function typedFullName(state: AddressFormState, fullName: string): AddressFormState {
  const { firstName: _first, lastName: _last, ...problems } = state.problems;
  return { ...state, fullName, address: { ...state.address, ...splitFullName(fullName) }, problems };
}

/** Validates a field that is not empty when the focus leaves it. */
function left(state: AddressFormState, field: AddressField, isSeen: boolean, rules: SiteAddressRules) {
  const { address } = state;
  if (address[field].trim() === '') return state;
  const found = validateAddress(normalizeAddress(address), rules.siteCulture, rules)[field];
  const problems = found ? { ...state.problems, [field]: found } : state.problems;
  if (field !== 'emailAddress' || found) return { ...state, problems };
  const emailSuggestion = suggestEmail(address.emailAddress);
  const questionedEmail = emailSuggestion && isSeen ? address.emailAddress : state.questionedEmail;
  return { ...state, problems, emailSuggestion, questionedEmail };
}

/** Validates both parts of a full name that is not empty when the focus leaves it. */
function leftFullName(state: AddressFormState, rules: SiteAddressRules): AddressFormState {
  if (state.fullName.trim() === '') return state;
  const { firstName, lastName } = validateAddress(normalizeAddress(state.address), rules.siteCulture, rules);
  return { ...state, problems: { ...state.problems, ...(firstName && { firstName }), ...(lastName && { lastName }) } };
}

type Found = Extract<AddressEvent, { type: 'placeFound' }>;

/** Fills an empty city and region, unless the postal code has changed since the request. */
function withPlace(state: AddressFormState, { postalCode, place }: Found): AddressFormState {
  const { address, problems } = state;
  if (address.postalCode !== postalCode) return state;
  const isFilled = (field: 'city' | 'state') => address[field] !== '' && address[field] !== state.filled[field];
  const city = isFilled('city') || place.city === '' ? address.city : place.city;
  const region = isFilled('state') ? address.state : place.state;
  const { city: cityError, state: regionError, ...others } = problems;
  return {
    ...state,
    address: { ...address, city, state: region },
    problems: {
      ...others,
      ...(cityError && city === '' && { city: cityError }),
      ...(regionError && region === '' && { state: regionError }),
    },
    filled: place,
  };
}

function withStreet(state: AddressFormState, street: StreetSuggestion): AddressFormState {
  const { address1, city, state: region } = street;
  const postalCode = street.postalCode || state.address.postalCode;
  const { address1: _line, city: _city, state: _region, postalCode: _code, ...problems } = state.problems;
  const address = { ...state.address, address1, city, state: region, postalCode };
  return { ...state, address, problems, filled: { city, state: region }, suggestedAddress: null, isAsEntered: false };
}

/** Reduces an event of the address form. SWATCH-74 to SWATCH-80 */
export function addressReducer(state: AddressFormState, event: AddressEvent): AddressFormState {
  switch (event.type) {
    case 'changed':
      return typed(state, event.field, event.text, event);
    case 'fullNameChanged':
      return typedFullName(state, event.text);
    case 'left':
      return left(state, event.field, event.isSeen, event);
    case 'fullNameLeft':
      return leftFullName(state, event);
    case 'emailQuestioned': {
      const { emailAddress } = state.address;
      return { ...state, emailSuggestion: suggestEmail(emailAddress), questionedEmail: emailAddress };
    }
    case 'loaded':
      return startAddress(event.address);
    case 'validated':
      return { ...state, problems: event.problems, isListShown: true };
    case 'sent':
      return { ...state, problems: {}, isListShown: false, isSaving: true };
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
    case 'placeFound':
      return withPlace(state, event);
    case 'streetChosen':
      return withStreet(state, event.street);
    case 'submissionFinished':
      return { ...state, isSaving: false };
    default:
      return event satisfies never;
  }
}
