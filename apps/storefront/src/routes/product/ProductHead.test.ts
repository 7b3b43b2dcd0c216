import { expect, test } from 'vitest';
import { productTitle } from './ProductHead.tsx';

const product = (reviewCount: number) => ({
  product: { sku: 1001, name: 'Alder Sofa', reviewCount, isNla: false, superSpecialOrder: null, isCb2: false },
});

test('PDP-09: reviews are named when there are any', () => {
  expect(productTitle(product(12), 'Settee', ' + Reviews')).toBe('Alder Sofa + Reviews');
  expect(productTitle(product(0), 'Settee', ' + Reviews')).toBe('Alder Sofa');
});
