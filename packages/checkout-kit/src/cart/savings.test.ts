import { expect, test } from 'vitest';
import { linesFixture } from '../fixtures/lines.ts';
import { getSavings } from './savings.ts';

test('guideline 59: savings are sale prices times quantity plus the promo code', () => {
  const { sofa } = linesFixture('main');
  const line = (unitPrice: number, regularUnitPrice: number, quantity: number, isRemoved = false) => ({
    ...sofa,
    isRemoved,
    priceQuantityTotals: { ...sofa.priceQuantityTotals, unitPrice, regularUnitPrice, quantity },
  });
  expect(getSavings([line(900, 1000, 2), line(500, 500, 1), line(600, 500, 1), line(1, 999, 1, true)], -300)).toBe(500);
  expect(getSavings([], 0)).toBe(0);
});
