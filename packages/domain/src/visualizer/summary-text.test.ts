import { expect, test } from 'vitest';
import type { PricedProduct } from './sku-pricing.ts';
import { summaryText } from './summary-text.ts';

const words = {
  width: 'W',
  depth: 'D',
  height: 'H',
  diameter: 'diameter',
  quantity: ({ quantity, name }: { quantity: number; name: string }) => `${quantity} × ${name}`,
  sku: (sku: number) => `SKU ${sku}`,
  each: (price: string) => `${price} each`,
  total: 'Total',
};
const chairs = {
  sku: 100202,
  name: 'Oslo Dining Chair',
  productUrl: '/oslo-dining-chair/s100202',
  dimensions: { width: 19, depth: 21, height: 32, diameter: null, systemOfMeasure: 1 },
  quantity: 4,
  unitFormattedPrice: '$199.00',
  availabilityMessage: 'In stock',
  chosen: [],
  isInvalid: false,
} as unknown as PricedProduct;
const at = (path: string) => `https://shop.example${path}`;

test('a summary is a block per product with the total last', () => {
  const sofa = {
    ...chairs,
    quantity: 1,
    name: 'Alder Sofa',
    sku: 100101,
    chosen: [{ label: 'Fabric', text: 'Linen, Flax' }],
  };
  expect(summaryText({ products: [chairs, sofa], totalFormattedPrice: '$2,845.00' }, words, at)).toBe(
    `4 × Oslo Dining Chair
SKU 100202
19″ W × 21″ D × 32″ H
$199.00 each
In stock
https://shop.example/oslo-dining-chair/s100202

1 × Alder Sofa
Fabric: Linen, Flax
SKU 100101
19″ W × 21″ D × 32″ H
$199.00 each
In stock
https://shop.example/oslo-dining-chair/s100202

Total: $2,845.00`,
  );
});

test('what cannot be had has no price, and what is unknown no address', () => {
  const gone = { ...chairs, isInvalid: true, productUrl: '', availabilityMessage: 'No longer available' };
  const text = summaryText({ products: [gone], totalFormattedPrice: '$0.00' }, words, at);
  expect(text).not.toContain('each');
  expect(text).not.toContain('https');
  expect(text).toContain('No longer available');
});
