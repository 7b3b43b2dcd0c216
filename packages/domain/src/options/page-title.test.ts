import { expect, test } from 'vitest';
import { getPageTitle } from './page-title.ts';

const product = { name: 'Alder Sofa', sku: 100112, reviewCount: 212 };

test('the title is made of the product name and the brand, with reviews when there are any', () => {
  const parts = { kind: 'product', name: 'Alder Sofa', brandName: 'Settee' };
  expect(getPageTitle(product, 'Settee')).toEqual({ ...parts, hasReviews: true });
  expect(getPageTitle({ ...product, reviewCount: 0 }, 'Settee')).toEqual({ ...parts, hasReviews: false });
});

test('in debug mode the title is made of the sku and the brand', () => {
  expect(getPageTitle(product, 'settee²', true)).toEqual({ kind: 'debug', sku: 100112, brandName: 'settee²' });
});
