import { expect, test, vi } from 'vitest';
import { navigateInApp } from './navigation.ts';

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
