import { expect, test } from 'vitest';
import { resolveSignIn, isCreateAccountOffered, isSignInPopupAllowed, loginWithIdpUrl } from './sign-in.ts';

const entry = { isLoggedIn: false, pathname: '/sofas', url: '', returnUrl: '/sofas?sort=newest' };

test('SIGN-23: a signed-in shopper is redirected to the given URL', () => {
  expect(resolveSignIn({ ...entry, isLoggedIn: true, url: '/favorites' })).toEqual({ next: 'goTo', url: '/favorites' });
});

test('README decision 9: a URL of another site redirects to the account page', () => {
  expect(resolveSignIn({ ...entry, isLoggedIn: true, url: '//evil.example' })).toEqual({
    next: 'goTo',
    url: '/account',
  });
  expect(loginWithIdpUrl('apple', 'a', 'https://evil.example/')).toContain('redirectUrl=%2Faccount');
});

test('SIGN-24, ROUTE-22: without a given URL a signed-in shopper is redirected to /account', () => {
  expect(resolveSignIn({ ...entry, isLoggedIn: true })).toEqual({ next: 'goTo', url: '/account' });
});

test('SIGN-25: a shopper who is not logged in gets the popup', () => {
  expect(resolveSignIn(entry)).toEqual({ next: 'popup' });
});

test.each([
  ['SIGN-21', '/gift-registry/guest/authenticate', false],
  ['SIGN-21', '/gift-registry/5000101/guest/new', false],
  ['SIGN-21', '/gift-registry/guest-authenticate', false],
  ['SIGN-21', '/gift-registry/guest/list', true],
  ['SIGN-21', '/gift-registry/authenticate', true],
  ['SIGN-21', '/guest/new', true],
  ['SIGN-22', '/design-services', false],
  ['SIGN-22', '/design-services/rooms/new', false],
  ['SIGN-22', '/sofas', true],
])('%s: %s may show the popup: %s', (_, pathname, isAllowed) => {
  expect(isSignInPopupAllowed(pathname)).toBe(isAllowed);
  expect(resolveSignIn({ ...entry, pathname }).next === 'popup').toBe(isAllowed);
});

test('README decision 12: on a page with third-party scripts the sign-in page is used instead of the popup', () => {
  expect(resolveSignIn({ ...entry, hasThirdPartyScripts: true })).toEqual({
    next: 'goTo',
    url: '/account/login?returnUrl=%2Fsofas%3Fsort%3Dnewest&isRedirect=true',
  });
  expect(resolveSignIn({ ...entry, hasThirdPartyScripts: true, isLoggedIn: true, url: '/favorites' })).toEqual({
    next: 'goTo',
    url: '/favorites',
  });
});

test('a page without popups redirects to the sign-in page with a return URL', () => {
  expect(resolveSignIn({ ...entry, pathname: '/design-services', returnUrl: '/design-services?a=1' })).toEqual({
    next: 'goTo',
    url: '/account/login?returnUrl=%2Fdesign-services%3Fa%3D1&isRedirect=true',
  });
});

test.each([
  ['SIGN-17', '/design-services/book', false],
  ['SIGN-18', '/gift-registry/find', false],
  ['SIGN-18', '/gift-registry', false],
  ['SIGN-18', '/gift-registry-help', true],
  ['SIGN-17, SIGN-18', '/checkout/cart', true],
])('%s: on %s an account can be created: %s', (_, pathname, isOffered) => {
  expect(isCreateAccountOffered(pathname)).toBe(isOffered);
});

test('with an identity service, accounts cannot be created in the shop', () => {
  expect(isCreateAccountOffered('/checkout/cart', '')).toBe(true);
  expect(isCreateAccountOffered('/checkout/cart', 'https://login.example')).toBe(false);
});

test.each([
  ['google', 'g1', '/account/auth/loginwithidp?idp=g1&redirectUrl=%2Fsofas&messageType=ExistingGoogleAccount'],
  ['apple', 'a&1', '/account/auth/loginwithidp?idp=a%261&redirectUrl=%2Fsofas'],
] as const)('SIGN-30, SIGN-31, ROUTE-18: %s signs in at %s', (provider, idp, url) => {
  expect(loginWithIdpUrl(provider, idp, '/sofas')).toBe(url);
});
