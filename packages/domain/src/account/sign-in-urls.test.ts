import { expect, test } from 'vitest';
import { confirmUrl, loginUrl, returnUrlIn, safeReturnUrl } from './sign-in-urls.ts';

test.each([
  ['/checkout/shipping', '/checkout/shipping'],
  ['/sofas?sort=newest#top', '/sofas?sort=newest#top'],
  ['/account/orders', '/account/orders'],
  ['/account/author', '/account/author'],
  ['', '/account'],
  ['//evil.example', '/account'],
  ['https://evil.example', '/account'],
  ['/account/auth/loginwithidp?idp=google', '/account'],
  ['/account/auth', '/account'],
  ['/account/login?returnUrl=/', '/account'],
])('README decision 9, SIGN-24: after a sign-in %j redirects to %s', (requested, target) => {
  expect(safeReturnUrl(requested)).toBe(target);
});

test('SIGN-29: the inner URL is percent-encoded and decoded again', () => {
  const url = confirmUrl('/sofas?sort=newest&page=2');
  expect(url).toBe('/account/auth/confirm?returnUrl=%2Fsofas%3Fsort%3Dnewest%26page%3D2');
  expect(returnUrlIn(url)).toBe('/sofas?sort=newest&page=2');
  expect(returnUrlIn('/sofas')).toBe('/sofas');
  expect(returnUrlIn('/account/auth/confirm?returnUrl=%E0%A4%A')).toBe('');
});

test('ROUTE-14: the sign-in page knows where to go back to and never to another site', () => {
  expect(loginUrl('/checkout/cart')).toBe('/account/login?returnUrl=%2Fcheckout%2Fcart&isRedirect=true');
  expect(loginUrl('/checkout/cart', 'expired')).toBe('/account/login?returnUrl=%2Fcheckout%2Fcart&error=expired');
  expect(loginUrl('//evil.example')).toBe('/account/login?returnUrl=%2Faccount&isRedirect=true');
});
