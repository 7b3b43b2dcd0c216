import { expect, test } from 'vitest';
import { resolvePromoVerification, needsPromoVerification } from './promo-verification.ts';

test('CHK-13, CHK-14: a removed promo code resets the promo state and scrolls to top', () => {
  expect(resolvePromoVerification({ message: 'Promotion Code has been removed' })).toEqual({
    next: 'reset-promo',
    isScrolledToTop: true,
  });
});

test.each([[''], ['ok'], ['promotion code has been removed'], ['Promotion Code has been removed!']])(
  'CHK-15: the response %j continues to cart validation',
  (message) => {
    expect(resolvePromoVerification({ message })).toEqual({ next: 'validate-cart' });
  },
);

test('CHK-15: only an applied promo code is verified', () => {
  expect([needsPromoVerification('SPRING'), needsPromoVerification(''), needsPromoVerification(' ')]).toEqual([
    true,
    false,
    false,
  ]);
});
