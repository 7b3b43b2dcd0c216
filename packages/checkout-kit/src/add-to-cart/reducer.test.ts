import { newLine } from '@settee/domain';
import { expect, test } from 'vitest';
import { confirmationFixture, termsFixture } from '../fixtures/confirmation.ts';
import { type AddEvent, addReducer, toConfirmation, initialAddState, isAddBusy } from './reducer.ts';

const lines = [newLine(1001)];
const confirmation = confirmationFixture('main');
const terms = termsFixture('main');
const replay = (...events: AddEvent[]) => events.reduce(addReducer, initialAddState);
const clicked = (addType: 'default' | 'terms' | 'ignore', isLookedUp = false): AddEvent => ({
  type: 'clicked',
  lines,
  isLookedUp,
  addType,
});
const added = (addType: 'default' | 'terms' | 'ignore', isRegistry = false): AddEvent => ({
  type: 'added',
  confirmation,
  addType,
  isRegistry,
});

test('ATC-22: a default add shows the confirmation', () => {
  expect(replay(clicked('default'))).toMatchObject({ status: 'adding' });
  expect(replay(clicked('default'), added('default'))).toEqual({ status: 'confirmed', confirmation });
});

test('ATC-21: an ignore add ends without a confirmation', () => {
  expect(replay(clicked('ignore'), added('ignore'))).toEqual(initialAddState);
});

test('ATC-20: a terms add shows the terms first', () => {
  expect(replay(clicked('terms'))).toMatchObject({ status: 'terms' });
  expect(replay(clicked('terms'), { type: 'accepted' })).toMatchObject({ status: 'adding', isAccepted: true });
});

test('ATC-09: a lookup with a custom order confirmation shows the popup', () => {
  expect(replay(clicked('default', true), { type: 'lookedUp', terms, addType: 'default' })).toMatchObject({
    status: 'terms',
    terms,
  });
});

test('ATC-10: any other lookup response falls back to a normal add', () => {
  const none = { ...terms, hasCustomOrderConfirmation: false };
  expect(replay(clicked('default', true), { type: 'lookedUp', terms: none, addType: 'default' })).toMatchObject({
    status: 'adding',
  });
});

test('ATC-11, ATC-24: a saved design shows its terms, custom order or not, and is added to the line', () => {
  const saved = { ...terms, hasCustomOrderConfirmation: false, personalizationId: 'd1', error: null };
  expect(replay(clicked('default', true), { type: 'lookedUp', terms: saved, addType: 'default' })).toMatchObject({
    status: 'terms',
    terms: saved,
    lines: [{ IsPersonalized: true, PersonalizationId: 'd1' }],
  });
});

test('TERMS-09: Decline adds nothing and frees the button', () => {
  expect(isAddBusy(replay(clicked('terms')))).toBe(true);
  expect(replay(clicked('terms'), { type: 'declined' })).toEqual(initialAddState);
});

test('TERMS-12: after accepted terms the cart follows; a registry add confirms instead', () => {
  expect(replay(clicked('terms'), { type: 'accepted' }, added('terms'))).toMatchObject({ status: 'redirecting' });
  expect(replay(clicked('terms'), { type: 'accepted' }, added('terms', true))).toMatchObject({ status: 'confirmed' });
});

test('ATC-18, ATC-35: a failed add and a failed lookup free the button', () => {
  const failed: AddEvent = { type: 'failed', message: 'No.' };
  expect(isAddBusy(replay(clicked('default'), failed))).toBe(false);
  expect(replay(clicked('default', true), failed)).toEqual({ status: 'failed', message: 'No.' });
});

test('CONF-21, CONF-22: an add-on is counted into the confirmation that shows, and into no other', () => {
  const addOn: AddEvent = {
    type: 'addOnAdded',
    confirmation: { ...confirmation, items: [{ ...termsFixture('main').items[0]!, sku: 7 }], cartItemCount: 4 },
  };
  const state = replay(clicked('default'), added('default'), addOn);
  expect(state).toMatchObject({ status: 'confirmed', confirmation: { addedItemCount: 2, cartItemCount: 4 } });
  expect(state.status === 'confirmed' && state.confirmation.items.map(({ sku }) => sku)).toEqual([1001, 7]);
  expect(replay(addOn)).toEqual(initialAddState);
});

test('late events change nothing', () => {
  expect(replay(added('default'))).toEqual(initialAddState);
  expect(replay(clicked('default'), { type: 'declined' })).toMatchObject({ status: 'adding' });
  expect(replay(clicked('default'), clicked('terms'))).toMatchObject({ status: 'adding' });
});

test.each([
  [null, null],
  [{ isSuccess: false, isError: true, status: '500', errorMessage: '' } as const, null],
  [{ ...confirmation, isError: true }, null],
  [{ ...confirmation, isSuccess: false }, null],
  [confirmation, confirmation],
])('ATC-33: isError, a false isSuccess or an empty response is a failed add', (response, read) => {
  expect(toConfirmation(response)).toBe(read);
});
