import { expect, test } from 'vitest';
import { isSafeRedirect, safeRedirect } from './safe-redirect.ts';

test.each([
  ['/', true],
  ['/checkout/review', true],
  ['/a?b=//c#d', true],
  ['https://pay.example.com/start', true],
  ['https://PAY.example.com', true],
  ['https://pay.example.com?x=1', true],
  ['', false],
  ['checkout', false],
  ['//evil.example', false],
  ['/\\evil.example', false],
  ['\\\\evil.example', false],
  ['/\t/evil.example', false],
  ['/\n/evil.example', false],
  [' //evil.example', false],
  ['https://evil.example', false],
  ['http://pay.example.com', false],
  ['https://pay.example.com.evil.example', false],
  ['https://pay.example.com@evil.example', false],
  ['https://pay.example.com:8443', false],
  ['https:pay.example.com', false],
  ['javascript:alert(1)', false],
  ['JaVaScRiPt://pay.example.com/%0aalert(1)', false],
  ['data:text/html,<script>alert(1)</script>', false],
])('README decision 9: %j may be followed: %s', (url, isSafe) => {
  expect(isSafeRedirect(url, ['pay.example.com'])).toBe(isSafe);
});

test('an unsafe redirect resolves to the given fallback', () => {
  expect(safeRedirect('//evil.example', '/checkout/cart')).toBe('/checkout/cart');
  expect(safeRedirect('/account', '/checkout/cart')).toBe('/account');
});
