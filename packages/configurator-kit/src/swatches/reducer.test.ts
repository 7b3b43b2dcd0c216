import { type Address, recentFamily, getSite, type SwatchData, type SwatchFormData } from '@settee/domain';
import { expect, test } from 'vitest';
import type { SwatchForm } from './form-reducer.ts';
import { initialSwatchState, type SwatchEvent, swatchReducer, type SwatchState } from './reducer.ts';

const swatch = (ChoiceCode: number, stock = 'yes'): SwatchData => ({
  ChoiceCode,
  Description: `Linen, No. ${ChoiceCode}`,
  ImagePath: '',
  Attributes: [{ AttributeId: 'swatch-in-stock', Value: stock }],
  IsStock: false,
  PriceGroupCode: '',
});
const data: SwatchFormData = {
  Sku: 100112,
  FabricsByName: { Linen: [1, 2, 3, 4, 5, 6].map((code) => swatch(code)), [recentFamily]: [swatch(9, 'no')] },
  DefaultSwatch: swatch(1),
  SwatchModalMessage: '',
  FirstName: 'Maren',
  LastName: 'Lindqvist',
  EmailAddress: 'maren@domain.com',
};
const site = getSite('main', 'USA');
const subject = { sku: 100112, codes: [1] };
const clicked: SwatchEvent = { type: 'clicked', subject };
const known: SwatchEvent = { type: 'availabilityKnown', availability: { hasNla: false, nlaFabrics: [] } };
const missing: SwatchEvent = { type: 'availabilityKnown', availability: { hasNla: true, nlaFabrics: [swatch(1)] } };
const opened: SwatchEvent = { type: 'opened', data, site };
const submitted: SwatchEvent = { type: 'submitted' };
const requestedNine: SwatchEvent = { type: 'clicked', subject: { sku: 100112, codes: [9] } };
const check = (choiceCode: number, isOn = true): SwatchEvent => ({ type: 'checked', choiceCode, isOn });
const typed = (field: 'address1' | 'city' | 'dayPhone', text: string): SwatchEvent => ({
  type: 'changed',
  field,
  text,
});
const street: SwatchEvent = { type: 'streetSelected', text: '2140 N Cleveland Ave, Chicago, IL 60614, USA' };
const phone = typed('dayPhone', '773 272 2888');
const rejected = (
  Suggestions: { City: string; State: string; ZipCode: string }[] | null,
  Message = '',
): SwatchEvent => ({
  type: 'rejected',
  response: { AddressValidationResult: Suggestions && { Suggestions }, Message },
});
const closed: SwatchEvent = { type: 'closed' };
const now = new Date('2026-03-14T16:00:00Z');
const ordered: SwatchEvent = {
  type: 'ordered',
  now,
  response: { Succeeded: true, AddressValidationResult: null, Message: '', OrderNumber: 'FS-1' },
};
const form = [clicked, known, opened];
const sent = [...form, street, phone, submitted];
const after = (...events: readonly SwatchEvent[]) => events.reduce(swatchReducer, initialSwatchState);
const formAfter = (...events: readonly SwatchEvent[]) => {
  const state = after(...events);
  if (state.status !== 'form') throw new Error(`No form: ${state.status}`);
  return state.form;
};
const chicago = { address1: '2140 N Cleveland Ave', city: 'Chicago', state: 'IL', postalCode: '60614' };
const suggestion = { City: 'Evanston', State: 'IL', ZipCode: '60201' };

test.each<[string, readonly SwatchEvent[], object]>([
  ['SWATCH-03: a click checks first', [clicked], { status: 'checking', subject }],
  ['SWATCH-03: what is available opens the form', form, { status: 'form' }],
  ['SWATCH-04: what is not shows in place of the form', [clicked, missing], { status: 'unavailable' }],
  [
    'SWATCH-05: one goes on without it',
    [clicked, missing, { type: 'continued' }],
    { status: 'loading', subject: { codes: [] } },
  ],
  ['the form did not come', [clicked, known, { type: 'openFailed' }], { status: 'failed', subject }],
  ['and is asked for again', [clicked, known, { type: 'openFailed' }, { type: 'retried' }], { status: 'loading' }],
  ['what comes after closing changes nothing', [clicked, closed, known, opened], initialSwatchState],
  ['a second click changes nothing', [clicked, { type: 'clicked', subject: { sku: 7, codes: [2] } }], { subject }],
  ['SWATCH-84: an order that was taken closes the form', [...sent, ordered], { status: 'success' }],
  [
    'the receipt holds what was ordered',
    [...form, check(3), street, phone, submitted, ordered],
    {
      swatches: [{ ChoiceCode: 1 }, { ChoiceCode: 3 }],
      receipt: { orderNumber: 'FS-1', date: now, total: 0 },
    },
  ],
  ['a form that awaits its answer is not closed', [...sent, closed], { status: 'form' }],
  ['an answer nobody awaits changes nothing', [...form, ordered], { status: 'form' }],
])('%s', (_, events, state) => {
  expect(after(...events)).toMatchObject(state);
});

test.each<[string, readonly SwatchEvent[], Partial<Omit<SwatchForm, 'address'>> & { address?: Partial<Address> }]>([
  [
    'SWATCH-13: what is known is filled in',
    form,
    { address: { firstName: 'Maren', lastName: 'Lindqvist', emailAddress: 'maren@domain.com', city: '' } },
  ],
  ['SWATCH-20: the default swatch is selected', form, { selection: [1] }],
  [
    'SWATCH-21: a default swatch that is not available is not',
    [requestedNine, known, { type: 'opened', site, data: { ...data, DefaultSwatch: swatch(9, 'no') } }],
    { selection: [] },
  ],
  [
    'SWATCH-22: a check adds, an uncheck removes',
    [...form, check(2), check(3), check(1, false)],
    { selection: [2, 3] },
  ],
  ['SWATCH-64: signing up is on', form, { isSigningUp: true }],
  ['and can be taken off', [...form, { type: 'signedUp', isOn: false }], { isSigningUp: false }],
  ['SWATCH-72: a picked place fills the address', [...form, street], { address: chicago }],
  [
    'a region that the site does not list stays open',
    [...form, { type: 'streetSelected', text: '290 Bremner Blvd, Toronto, ON M5V 3L9' }],
    { address: { city: 'Toronto', state: '' } },
  ],
  ['SWATCH-28: what is typed is not judged before a submit', [...form, typed('city', '!')], { problems: {} }],
  [
    'SWATCH-27: a submit with anything wrong is not sent',
    [...form, street, submitted],
    { problems: { dayPhone: 'missing' }, awaitingResponse: false },
  ],
  ['what is put right is no longer marked', [...form, submitted, street], { problems: { dayPhone: 'missing' } }],
  ['SWATCH-69: a right one awaits its response', sent, { awaitingResponse: true, problems: {} }],
  ['SWATCH-69: and no longer once it came', [...sent, rejected([])], { awaitingResponse: false }],
  [
    'nothing changes meanwhile',
    [...sent, check(2), typed('city', 'X'), submitted],
    { selection: [1], address: chicago },
  ],
  [
    'SWATCH-25: without a swatch nothing is sent',
    [...form, check(1, false), street, phone, submitted],
    { awaitingResponse: false },
  ],
  [
    'SWATCH-26: five are sent',
    [...form, check(2), check(3), check(4), check(5), street, phone, submitted],
    { awaitingResponse: true },
  ],
  [
    'SWATCH-26: more are not',
    [...form, check(2), check(3), check(4), check(5), check(6), street, phone, submitted],
    { awaitingResponse: false },
  ],
  [
    'SWATCH-82: a doubt is kept',
    [...sent, rejected([suggestion])],
    { addressValidation: { Suggestions: [suggestion] }, alert: null },
  ],
  [
    'SWATCH-78, SWATCH-79: a suggestion fills city, state and zip and clears the doubt and the flag',
    [...sent, rejected([]), { type: 'asEnteredChanged', isOn: true }, { type: 'suggestionSelected', suggestion }],
    {
      address: { city: 'Evanston', state: 'IL', postalCode: '60201' },
      addressValidation: null,
      useAddressAsEntered: false,
    },
  ],
  [
    'SWATCH-76: as entered',
    [...sent, rejected([]), { type: 'asEnteredChanged', isOn: true }],
    { useAddressAsEntered: true, addressValidation: { Suggestions: [] } },
  ],
  [
    'an edit of the place takes the doubt away',
    [...sent, rejected([]), { type: 'asEnteredChanged', isOn: true }, typed('address1', '12 Elm St')],
    { useAddressAsEntered: false, addressValidation: null },
  ],
  ['an edit of the phone does not', [...sent, rejected([]), phone], { addressValidation: { Suggestions: [] } }],
  [
    'SWATCH-83: a message is told',
    [...sent, rejected(null, 'No more today.')],
    { alert: { text: 'No more today.' }, addressValidation: null },
  ],
  ['without one the order could not be sent', [...sent, rejected(null)], { alert: 'unreachable' }],
  [
    'no answer leaves what one has decided',
    [...sent, rejected([]), { type: 'asEnteredChanged', isOn: true }, submitted, { type: 'submitFailed' }],
    {
      alert: 'unreachable',
      awaitingResponse: false,
      useAddressAsEntered: true,
      addressValidation: { Suggestions: [] },
    },
  ],
  [
    'a sheet goes down with its form',
    [...form, check(2), { type: 'collapsedChanged', isCollapsed: true }],
    { isCollapsed: true, selection: [1, 2] },
  ],
  [
    'and comes up with another swatch of the product',
    [
      ...form,
      { type: 'collapsedChanged', isCollapsed: true },
      { type: 'clicked', subject: { sku: 100112, codes: [4] } },
    ],
    { isCollapsed: false, selection: [1, 4] },
  ],
  ['what is typed outlives closing', [...form, street, closed, clicked, known, opened], { address: chicago }],
  ['and an order', [...sent, ordered, closed, clicked, known, opened], { address: chicago }],
])('%s', (_, events, expected) => {
  const { address, ...rest } = expected;
  const reached = formAfter(...events);
  expect(reached).toEqual({ ...reached, ...rest });
  expect(reached.address).toMatchObject(address ?? {});
});

test('requested swatches are selected up to the limit', () => {
  const many: SwatchEvent = { type: 'clicked', subject: { sku: 100112, codes: [9, 6, 5, 4, 3, 2, 1] } };
  const state: SwatchState = after(many, known, opened);
  expect(state).toMatchObject({ form: { selection: [1, 6, 5, 4, 3] } });
});

test('a form starts with the default swatch, followed by the swatch cart items of the product up to the limit', () => {
  const cart = [3, 77, 9, 1, 2, 4, 5, 6];
  expect(formAfter(clicked, known, { ...opened, cart }).selection).toEqual([1, 3, 2, 4, 5]);
});
