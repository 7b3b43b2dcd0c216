import { expect, test } from 'vitest';
import type { CheckoutStart } from './checkout.ts';
import { continueAfterPopup, continueCheckoutStart, resolveCheckoutStart } from './checkout-start.ts';

const guest: CheckoutStart = {
  isSuccess: true,
  isGuest: true,
  isInternational: false,
  isLoggedIn: false,
  redirectUrl: '/checkout/shipping',
  popupUrl: '',
  errorType: 0,
  errorMessage: '',
  oversizedItems: [],
};
const signedIn: CheckoutStart = { ...guest, isGuest: false, isLoggedIn: true };
const oversizedItems = [{ title: 'Rug', boxes: [{ boxNumber: 1, quantity: 1, width: 12, depth: 12, height: 96 }] }];

test('CHK-02, SIGN-08: a guest who is not international and not logged in gets the login flyout', () => {
  expect(resolveCheckoutStart(guest)).toEqual({ next: 'login-flyout' });
});

test.each([
  ['a logged-in shopper', signedIn],
  ['an international guest', { ...guest, isInternational: true }],
  ['a guest known as logged in', { ...guest, isLoggedIn: true }],
])('CHK-03: %s follows the redirect', (_who, response) => {
  expect(resolveCheckoutStart(response)).toEqual({ next: 'redirect', url: '/checkout/shipping' });
});

test('CHK-04: a popup URL opens that popup', () => {
  expect(resolveCheckoutStart({ ...signedIn, popupUrl: '/browse/popup?popupName=Hold' })).toEqual({
    next: 'popup',
    url: '/browse/popup?popupName=Hold',
  });
});

test('CHK-05: an error type shows the popup of that type', () => {
  expect(resolveCheckoutStart({ ...guest, isSuccess: false, errorType: 9 })).toEqual({
    next: 'prompt',
    prompt: { popup: 'items-restricted', removal: 'RemovePfasItems' },
  });
});

test.each([[1], [2], [8]] as const)('CHK-05: error type %d has no popup and shows its message', (errorType) => {
  expect(resolveCheckoutStart({ ...guest, errorType, errorMessage: 'Sorry' })).toEqual({
    next: 'message',
    message: 'Sorry',
  });
});

test('CHK-06: oversized items are shown first', () => {
  expect(resolveCheckoutStart({ ...guest, oversizedItems })).toEqual({
    next: 'oversized-items',
    items: oversizedItems,
  });
});

test('CHK-07: error type wins over oversized items, these over the popup, this over flyout and redirect', () => {
  const all: CheckoutStart = { ...guest, errorType: 3, oversizedItems, popupUrl: '/popup' };
  const nexts = [all, { ...all, errorType: 0 as const }, { ...all, errorType: 0 as const, oversizedItems: [] }].map(
    (response) => resolveCheckoutStart(response).next,
  );
  expect(nexts).toEqual(['prompt', 'oversized-items', 'popup']);
});

test('continuing past the oversized items resumes the checkout start', () => {
  expect(continueCheckoutStart({ ...signedIn, oversizedItems })).toEqual({
    next: 'redirect',
    url: '/checkout/shipping',
  });
  expect(continueCheckoutStart({ ...guest, oversizedItems })).toEqual({ next: 'login-flyout' });
});

test.each([
  ['', '/checkout/shipping'],
  ['//evil.example', '/checkout/cart'],
  ['javascript:alert(1)', '/checkout/cart'],
])('README decision 9: the redirect %j resolves to %s', (redirectUrl, url) => {
  expect(resolveCheckoutStart({ ...signedIn, redirectUrl })).toEqual({ next: 'redirect', url });
});

test('a failed start without a reason shows its message', () => {
  expect(resolveCheckoutStart({ ...guest, isSuccess: false })).toEqual({ next: 'message', message: '' });
});

test('CHK-04: continuing past the popup opens the checkout', () => {
  expect(continueAfterPopup({ ...guest, oversizedItems, popupUrl: '/popup' })).toEqual({ next: 'login-flyout' });
  expect(continueAfterPopup({ ...signedIn, popupUrl: '/popup' })).toMatchObject({ next: 'redirect' });
});
