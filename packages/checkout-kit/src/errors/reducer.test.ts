import { expect, test } from 'vitest';
import { initialErrorPopupState, errorPopupReducer, type ErrorPopupEvent } from './reducer.ts';

const replay = (...events: ErrorPopupEvent[]) => events.reduce(errorPopupReducer, initialErrorPopupState);
const failed = (message: string, isBasketEmpty = false): ErrorPopupEvent => ({
  type: 'failed',
  message,
  isBasketEmpty,
});

test.each([
  ['ERR-04', 'Status: 503'],
  ['ERR-05', 'Status: 504'],
])('%s: %s shows the network text', (_, message) => {
  expect(replay(failed(`Call broke. ${message}`))).toEqual({ status: 'error', isReset: false, text: 'network' });
});

test.each(['Status: 500', 'Failed to fetch', ''])('ERR-06: any other error (%j) shows the generic text', (message) => {
  expect(replay(failed(message))).toMatchObject({ status: 'error', text: 'generic' });
});

test('ERR-07: with an empty cart id the message shows as given', () => {
  expect(replay(failed('Your basket is empty.', true))).toMatchObject({ text: { asGiven: 'Your basket is empty.' } });
});

test('ERR-14, ERR-20: IsReset sets the reset flag and shows the session popup in place of the error popup', () => {
  expect(replay(failed('IsReset'))).toEqual({ status: 'sessionExpired', isReset: true });
  expect(replay(failed('it says IsReset somewhere'))).toMatchObject({ status: 'error', isReset: false });
});

test('an error after a lost session does not replace the session popup', () => {
  expect(replay(failed('IsReset'), failed('Status: 503'))).toEqual({ status: 'sessionExpired', isReset: true });
});

test('ERR-11: closing the session popup resets the flag', () => {
  expect(replay(failed('IsReset'), { type: 'sessionClosed' })).toEqual(initialErrorPopupState);
});

test('closing removes an error; closing without an error changes nothing', () => {
  expect(replay(failed('Status: 503'), { type: 'errorClosed' })).toEqual(initialErrorPopupState);
  expect(replay({ type: 'errorClosed' })).toEqual(initialErrorPopupState);
});
