import { expect, test } from 'vitest';
import { roomLines } from './room-lines.ts';
import type { PricedProduct } from './sku-pricing.ts';

const product = (sku: number, change: Partial<PricedProduct> = {}) =>
  ({
    sku,
    quantity: 1,
    optionChoiceParameter: '',
    productUrl: `/p/s${sku}`,
    isInvalid: false,
    ...change,
  }) as PricedProduct;

test('VIZ-13: every shown item is a line with its quantity and choices', () => {
  const lines = roomLines([product(100202, { quantity: 4 }), product(100101, { optionChoiceParameter: '11-3002' })]);
  expect(lines.map(({ Sku, Quantity, OptionChoiceParameter }) => [Sku, Quantity, OptionChoiceParameter])).toEqual([
    [100202, 4, ''],
    [100101, 1, '11-3002'],
  ]);
  expect(lines.every(({ Location }) => Location === 'Visualizer')).toBe(true);
});

test('what cannot be had is left out', () => {
  expect(roomLines([product(1, { isInvalid: true }), product(2)]).map(({ Sku }) => Sku)).toEqual([2]);
});
