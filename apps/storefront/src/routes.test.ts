import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { notFoundPage, pageAt, pages, errorPage } from './routes.ts';

const fileAt = (path: string) => pageAt(path).page.file;

test.each([
  ['/checkout/cart', 'checkout/cart', 'ROUTE-01'],
  ['/checkout/shipping', 'checkout/shipping', 'ROUTE-04'],
  ['/checkout/shippingandgiftoptions', 'checkout/shippingandgiftoptions', 'ROUTE-05'],
  ['/checkout/paymentandbilling', 'checkout/paymentandbilling', 'ROUTE-06'],
  ['/checkout/review', 'checkout/review', 'ROUTE-07'],
  ['/checkout/confirmation', 'checkout/confirmation', 'ROUTE-08'],
  ['/customer-service/terms-of-use', 'customer-service/terms-of-use', 'ROUTE-19'],
  ['/customer-service/privacy-policy', 'customer-service/privacy-policy', 'ROUTE-20'],
  ['/Favorites/', 'favorites', 'FAV-05'],
  ['/stores', 'stores', 'STORE-01'],
  ['/account/login', 'account/login', 'ROUTE-14'],
  ['/account/create-account', 'account/create-account', 'ROUTE-15'],
  ['/account/reset-password', 'account/reset-password', 'PWD-01'],
  ['/account/confirm-email', 'account/confirm-email', 'ROUTE-15'],
  ['/account', 'account/account', 'ROUTE-22'],
  ['/account/orders', 'account/orders', 'ROUTE-22'],
  ['/account/orders/4417-0236', 'account/order', 'ROUTE-22'],
  ['/account/addresses', 'account/addresses', 'ROUTE-22'],
  ['/account/cards', 'account/cards', 'ROUTE-22'],
  ['/account/sign-in-settings', 'account/sign-in-settings', 'ROUTE-22'],
  ['/account/preferences', 'account/preferences', 'ROUTE-22'],
])('%s shows %s (%s)', (path, file) => {
  expect(fileAt(path)).toBe(file);
});

test.each([
  ['/', 'home'],
  ['/search', 'search'],
  ['/compare', 'compare'],
  ['/sofas', 'category'],
  ['/favorites', 'favorites'],
  ['/gift-registry', 'gift-registry'],
  ['/gift-registry/registrant-list/5000101', 'gift-registry/registrant-list'],
  ['/gift-registry/checklist/5000101', 'gift-registry/checklist'],
  ['/FAVORITES/', 'favorites'],
])('%s shows %s', (path, file) => {
  expect(fileAt(path)).toBe(file);
});

test('PDP-05: a product is served under its name and s with its sku', () => {
  expect(pageAt('/alder-sofa/s1001')).toMatchObject({
    page: { file: 'product' },
    params: { slug: 'alder-sofa', code: 's1001' },
  });
});

test('PDP-07: the debug tools are under their own address and the one that is configured', () => {
  const file = 'debug/specialorder';
  expect(pageAt('/debug/specialorder/100112')).toMatchObject({ page: { file }, params: { code: '100112' } });
  expect(pageAt('/qa/sku/100112', '/qa/sku/')).toMatchObject({ page: { file }, params: { code: '100112' } });
  expect(pageAt('/qa/sku/100112').page).toBe(notFoundPage);
});

test.each([
  ['/debug/specialorder/sofa'],
  ['/alder-sofa/1001'],
  ['/alder-sofa/s'],
  ['/alder-sofa/sofa'],
  ['/alder-sofa/s1234567890'],
  ['/alder-sofa/s1001/more'],
  ['/checkout'],
  ['/checkout/nowhere'],
  ['/Checkout/Cart'],
  ['/browse/menu'],
  ['/Favorites/board'],
  ['/gift-registry/list'],
  ['/gift-registry/registrant-list'],
])('%s is no page', (path) => {
  expect(pageAt(path).page).toBe(notFoundPage);
});

test('every page names the file that its code is in', () => {
  const missing = [...pages, notFoundPage, errorPage]
    .map(({ file }) => join(import.meta.dirname, 'routes', `${file}.tsx`))
    .filter((path) => !existsSync(path));
  expect(missing).toEqual([]);
});

test('the page of a path is matched once, and made-up paths do not accumulate', () => {
  const first = pageAt('/alder-sofa/s1001');
  expect(pageAt('/alder-sofa/s1001')).toBe(first);
  expect(pageAt('/cove-bath-towel/s1002').params).toEqual({ slug: 'cove-bath-towel', code: 's1002' });
  for (let number = 0; number < 10_000; number += 1) pageAt(`/made-up/${number}`);
  expect(pageAt('/alder-sofa/s1001')).not.toBe(first);
  expect(pageAt('/alder-sofa/s1001')).toEqual(first);
});
