import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { subscribeToSwatchCart, saveSwatchCart, updateSwatchCart, swatchCart } from './swatch-cart.ts';

const forget = () => {
  document.cookie = 'addedCartSwatches=; path=/; max-age=0';
};
beforeEach(forget);
afterEach(() => {
  vi.restoreAllMocks();
  forget();
});

test('FABRIC-13: the swatch cart persists in the cookie addedCartSwatches', () => {
  expect(swatchCart()).toEqual([]);
  saveSwatchCart([1203, 1101]);
  expect(document.cookie).toContain('addedCartSwatches=1203-1101');
  expect(swatchCart()).toEqual([1203, 1101]);
  saveSwatchCart([]);
  expect(document.cookie).not.toContain('addedCartSwatches');
});

test('FABRIC-14: the cookie lasts 7 days from the last change, on every page', () => {
  const set = vi.spyOn(document, 'cookie', 'set');
  saveSwatchCart([1203]);
  expect(set).toHaveBeenCalledExactlyOnceWith('addedCartSwatches=1203; path=/; max-age=604800; samesite=lax');
});

test('another cookie with the same name ending is ignored', () => {
  document.cookie = 'xaddedCartSwatches=1301; path=/';
  expect(swatchCart()).toEqual([]);
  document.cookie = 'xaddedCartSwatches=; path=/; max-age=0';
});

test.each(['</script>', '%F0%9F', '{"a":1}', '-----'])('garbage in the cookie (%j) is an empty cart', (text) => {
  document.cookie = `addedCartSwatches=${text}; path=/`;
  expect(swatchCart()).toEqual([]);
});

test('FABRIC-09, FABRIC-12: a swatch is added once and removed; a sixth is not added', () => {
  for (const code of [1, 2, 2, 3, 4, 5, 6]) updateSwatchCart(code, true);
  expect(swatchCart()).toEqual([1, 2, 3, 4, 5]);
  updateSwatchCart(2, false);
  updateSwatchCart(9, false);
  expect(swatchCart()).toEqual([1, 3, 4, 5]);
});

test('changes in this tab are reported at once, those of another tab when this tab regains focus', () => {
  const listener = vi.fn();
  const deaf = subscribeToSwatchCart(listener);
  saveSwatchCart([1203]);
  expect(listener).toHaveBeenLastCalledWith([1203]);
  document.cookie = 'addedCartSwatches=1301; path=/';
  dispatchEvent(new Event('focus'));
  expect(listener).toHaveBeenLastCalledWith([1301]);
  deaf();
  saveSwatchCart([]);
  dispatchEvent(new Event('pageshow'));
  expect(listener).toHaveBeenCalledTimes(2);
});
