import { expect, expectTypeOf, test } from 'vitest';
import { sectionalUrl, type SeoNavigationItem } from './product-links.ts';

test('PDP-13: the sectional link is the base URL plus the collection code and itemTypeCode', () => {
  const url = sectionalUrl('/sectionals', { collectionCode: 'haven & co', itemTypeCode: 'sectional' });
  expect(url).toBe('/sectionals?collectionCode=haven%20%26%20co&itemTypeCode=sectional');
});

test('PDP-19: an SEO navigation item has a sku, a navigation URL and a name', () => {
  expectTypeOf<SeoNavigationItem>().toEqualTypeOf<{ sku: number; navigationUrl: string; name: string }>();
});
