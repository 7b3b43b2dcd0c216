import { afterEach, expect, test, vi } from 'vitest';
import { testPage } from '../shell/testing.ts';
import { addressOf, navigateInApp } from './navigation.ts';

afterEach(() => vi.unstubAllGlobals());

test('a shared address is in the language of the page', () => {
  vi.stubGlobal('location', { origin: 'https://shop.example' });
  expect(addressOf('/sofas?q=1')).toBe('https://shop.example/sofas?q=1');
  vi.stubGlobal('setteePage', { ...testPage, languagePrefix: '/fr' });
  expect(addressOf('/sofas?q=1')).toBe('https://shop.example/fr/sofas?q=1');
});

test.each([
  ['/checkout/shipping', '/checkout/shipping'],
  ['/alder-sofa/s1001?option.12=1201', '/alder-sofa/s1001?option.12=1201'],
  ['https://evil.example/', '/checkout/cart'],
  ['//evil.example', '/checkout/cart'],
  ['/\\evil.example', '/checkout/cart'],
  ['/\t/evil.example', '/checkout/cart'],
  ['javascript:alert(1)', '/checkout/cart'],
  ['', '/checkout/cart'],
])('a response that redirects to %j opens %s', (address, path) => {
  const navigate = vi.fn<(path: string) => void>();
  navigateInApp(address, navigate);
  expect(navigate).toHaveBeenCalledExactlyOnceWith(path);
});
