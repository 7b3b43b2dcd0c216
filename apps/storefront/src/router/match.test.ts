import { expect, test } from 'vitest';
import { matchPath } from './match.ts';

test.each([
  ['/', '/', {}],
  ['/', '/sofas', null],
  ['/:category', '/', null],
  ['/:category', '/sofas', { category: 'sofas' }],
  ['/:category', '/sofas/', { category: 'sofas' }],
  ['/:category', '/sof%C3%A4s', { category: 'sofäs' }],
  ['/:category', '/sof%', { category: 'sof%' }],
  ['/:category', '/sofas/more', null],
  ['/:slug/:code', '//s1', null],
  ['/:slug/:code', '/alder-sofa/s1', { slug: 'alder-sofa', code: 's1' }],
  ['/checkout/cart', '/checkout/cart', {}],
  ['/checkout/cart', '/Checkout/cart', null],
  ['/account/orders/:orderNumber', '/account/orders/4417-0236', { orderNumber: '4417-0236' }],
  ['/account/orders/:orderNumber', '/account/orders', null],
])('%s reads %s as %j', (pattern, pathname, params) => {
  expect(matchPath(pattern, pathname)).toEqual(params);
});
