import {
  normalizeAddress,
  type Address,
  type AddressErrors,
  type AddressValidationResult,
  validateSelection,
  validateSwatch,
  validateSwatchAddress,
  isSwatchAvailable,
  isSwatchDisabled,
  getRegions,
  type Site,
  splitPlace,
  startSelection,
  startSwatchAddress,
  type SwatchAddressField,
  getSwatches,
  type SwatchFormData,
  type SwatchOrderResponse,
  type SwatchSelection,
} from '@settee/domain';
import type { SwatchSubject } from './ports.ts';

export type SwatchSite = Pick<Site, 'siteCulture' | 'homeCountry'>;
export type AddressSuggestion = AddressValidationResult['Suggestions'][number];

/** A form that is being filled in. */
export interface SwatchForm {
  subject: SwatchSubject;
  site: SwatchSite;
  data: SwatchFormData;
  selection: SwatchSelection;
  address: Address;
  /** Shown at the fields, after a failed submit and not before. SWATCH-28 */
  problems: AddressErrors;
  isSigningUp: boolean;
  /** Result of the address verification. SWATCH-82 */
  addressValidation: AddressValidationResult | null;
  useAddressAsEntered: boolean;
  /** True from submit, false from the response. SWATCH-69 */
  awaitingResponse: boolean;
  /** Error of the order: the message of the server, or the code of a failed request. SWATCH-83 */
  alert: { text: string } | 'unreachable' | null;
  /** A sheet that has been slid down; its form stays as it is. SWATCH-06 */
  isCollapsed: boolean;
}

export type SwatchFormEvent =
  | { type: 'checked'; choiceCode: number; isOn: boolean }
  | { type: 'changed'; field: SwatchAddressField; text: string }
  | { type: 'streetSelected'; text: string }
  | { type: 'signedUp'; isOn: boolean }
  | { type: 'submitted' }
  | { type: 'rejected'; response: Pick<SwatchOrderResponse, 'AddressValidationResult' | 'Message'> }
  | { type: 'submitFailed' }
  | { type: 'asEnteredChanged'; isOn: boolean }
  | { type: 'suggestionSelected'; suggestion: AddressSuggestion }
  | { type: 'collapsedChanged'; isCollapsed: boolean };

/** Adds the requested swatches to the selection if available and within the limit. SWATCH-20, SWATCH-21 */
export function selectAlso(
  selection: SwatchSelection,
  data: SwatchFormData,
  codes: readonly number[],
): SwatchSelection {
  const known = new Map(getSwatches(data).map((swatch) => [swatch.ChoiceCode, swatch]));
  return codes.reduce((now, code) => {
    const swatch = known.get(code);
    return swatch && !isSwatchDisabled(swatch, now) && !now.includes(code) ? validateSwatch(now, code, true) : now;
  }, selection);
}

/** Returns the initial form; `savedAddress` is the last entered address. SWATCH-13, SWATCH-20, SWATCH-21, SWATCH-64 */
export function openForm(
  subject: SwatchSubject,
  { data, site, cart = [] }: { data: SwatchFormData; site: SwatchSite; cart?: SwatchSelection },
  savedAddress: Address | null,
): SwatchForm {
  return {
    subject,
    site,
    data,
    selection: selectAlso(startSelection(data), data, [...subject.codes, ...cart]),
    address: savedAddress ?? startSwatchAddress(data, site),
    problems: {},
    isSigningUp: true,
    addressValidation: null,
    useAddressAsEntered: false,
    awaitingResponse: false,
    alert: null,
    isCollapsed: false,
  };
}

const noSuggestion = { addressValidation: null, useAddressAsEntered: false } as const;

/** Address fields checked by the address verification; an edit clears its result. */
const placeFields: readonly SwatchAddressField[] = ['address1', 'address2', 'city', 'state', 'postalCode'];

/** Takes over parts of an address; what was wrong and is right now is no longer marked. */
function fill(form: SwatchForm, change: Partial<Address>): SwatchForm {
  const address = { ...form.address, ...change };
  const now = validateSwatchAddress(normalizeAddress(address), form.site.siteCulture);
  const marked = Object.keys(form.problems) as (keyof AddressErrors)[];
  const problems = Object.fromEntries(marked.flatMap((field) => (now[field] ? [[field, now[field]]] : [])));
  const isMoved = placeFields.some((field) => field in change);
  return { ...form, address, problems, ...(isMoved && noSuggestion) };
}

/** A picked place; a region that the site does not list is left to the shopper. SWATCH-72 */
function withSuggestion(form: SwatchForm, text: string): SwatchForm {
  const { state, ...place } = splitPlace(text);
  const isKnown = getRegions(form.site.siteCulture).some(({ code }) => code === state);
  return fill(form, { ...place, state: isKnown ? state : '' });
}

/** Validates the form: either marks it as submitting or stores the errors. SWATCH-25 to SWATCH-29, SWATCH-69 */
function submit(form: SwatchForm): SwatchForm {
  const address = normalizeAddress(form.address);
  const problems = validateSwatchAddress(address, form.site.siteCulture);
  const isWrong = Object.keys(problems).length > 0 || validateSelection(form.selection) !== null;
  return { ...form, address, problems, alert: null, awaitingResponse: !isWrong };
}

function completeSubmit(
  form: SwatchForm,
  event: Extract<SwatchFormEvent, { type: 'rejected' | 'submitFailed' }>,
): SwatchForm {
  if (event.type === 'submitFailed') return { ...form, awaitingResponse: false, alert: 'unreachable' };
  const completed = { ...form, ...noSuggestion, awaitingResponse: false };
  const { AddressValidationResult: addressValidation, Message } = event.response;
  if (addressValidation) return { ...completed, addressValidation };
  return { ...completed, alert: Message === '' ? 'unreachable' : { text: Message } };
}

/**
 * Reducer of the swatch form; while a response is pending it accepts only that response. SWATCH-22, SWATCH-28,
 * SWATCH-69 to SWATCH-83
 */
export function formReducer(form: SwatchForm, event: SwatchFormEvent): SwatchForm {
  if (event.type === 'collapsedChanged') return { ...form, isCollapsed: event.isCollapsed };
  if (event.type === 'rejected' || event.type === 'submitFailed')
    return form.awaitingResponse ? completeSubmit(form, event) : form;
  if (form.awaitingResponse) return form;
  switch (event.type) {
    case 'checked':
      return { ...form, selection: validateSwatch(form.selection, event.choiceCode, event.isOn) };
    case 'changed':
      return fill(form, { [event.field]: event.text });
    case 'streetSelected':
      return withSuggestion(form, event.text);
    case 'signedUp':
      return { ...form, isSigningUp: event.isOn };
    case 'submitted':
      return submit(form);
    case 'asEnteredChanged':
      return form.addressValidation ? { ...form, useAddressAsEntered: event.isOn } : form;
    case 'suggestionSelected': {
      const { City: city, State: state, ZipCode: postalCode } = event.suggestion;
      return fill(form, { city, state, postalCode });
    }
    default:
      return event satisfies never;
  }
}

/** Returns true when at least one selected swatch can be ordered. SWATCH-67, SWATCH-68 */
export function canSend({ data, selection }: Pick<SwatchForm, 'data' | 'selection'>): boolean {
  return selection.length > 0 && getSwatches(data).some(isSwatchAvailable);
}
