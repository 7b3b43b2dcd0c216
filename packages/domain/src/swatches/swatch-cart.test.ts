import { expect, test } from 'vitest';
import {
  parseSwatchCart,
  setInSwatchCart,
  swatchCartCookie,
  toggleInSwatchCart,
  writeSwatchCart,
} from './swatch-cart.ts';

const full = [1, 2, 3, 4, 5];

test.each([
  ['adds', [1], 2, [1, 2]],
  ['removes', [1, 2], 1, [2]],
  ['removes from a full cart', full, 3, [1, 2, 4, 5]],
  ['FABRIC-12: adds nothing beyond five', full, 6, full],
])('FABRIC-09: a toggle %s', (_, cart, code, next) => {
  expect(toggleInSwatchCart(cart, code)).toEqual(next);
});

test.each([
  ['in twice', [1], 1, true, [1]],
  ['out what is not in', [1], 2, false, [1]],
  ['in', [1], 2, true, [1, 2]],
  ['out', [1, 2], 2, false, [1]],
  ['in beyond five', full, 6, true, full],
])('a swatch is put %s', (_, cart, code, isIn, next) => {
  expect(setInSwatchCart(cart, code, isIn)).toEqual(next);
});

test('a cart is serialized as text and parsed again', () => {
  expect(writeSwatchCart([1203, 1101])).toBe('1203-1101');
  expect(parseSwatchCart('1203-1101')).toEqual([1203, 1101]);
  expect(swatchCartCookie).toEqual({ name: 'addedCartSwatches', days: 7 });
});

test.each([
  ['', []],
  ['x-1-<b>-1--2', [1, 2]],
  ['1-2-3-4-5-6-7', full],
  ['9999999999', []],
  ['1e3-0x10--4', [4]],
])('of %j only choice codes are read, five at most', (text, cart) => {
  expect(parseSwatchCart(text)).toEqual(cart);
});
