import { expect, test } from 'vitest';
import { choose } from './configuration.ts';
import { configuredPrice, getPagePrice } from './configured-price.ts';
import { sofa, sofaSkus } from '../../fixtures/sofa.ts';

test.each([
  [{ 11: 3002, 12: 1201, 13: 2001 }, 194900, 229900, false],
  [{ 11: 3002, 12: 1202, 13: 2001 }, 204900, 239900, false],
  [{ 11: 3003, 12: 1202, 13: 2004 }, 243900, 278900, false],
  [{}, 174900, 199900, true],
  [{ 12: 1202 }, 204900, 239900, true],
  [{ 13: 2004 }, 233900, 268900, true],
])(
  'the configuration %j costs %d cents, regularly %d, from: %s',
  (configuration, currentPrice, regularPrice, isPriceFrom) => {
    expect(configuredPrice(sofaSkus, sofa, configuration)).toEqual({ currentPrice, regularPrice, isPriceFrom });
  },
);

test('a price group adds to the choices that carry its code', () => {
  const configuration = { 11: 3002, 12: 1202, 13: 2001 };
  expect(configuredPrice(sofaSkus, sofa, configuration, { B: 2500 })?.currentPrice).toBe(207400);
  expect(configuredPrice(sofaSkus, sofa, {}, { A: 2500 })?.currentPrice).toBe(177400);
});

test('choices that do not go together have no price, a product without options has its own', () => {
  expect(configuredPrice(sofaSkus, sofa, { 11: 3001, 12: 1202 })).toBeNull();
  expect(configuredPrice(sofaSkus.slice(0, 1), [], {})).toEqual({
    currentPrice: 174900,
    regularPrice: 199900,
    isPriceFrom: false,
  });
  expect(configuredPrice([], [], {})).toBeNull();
});

const page = { ...sofaSkus[0]!, isPriceFrom: true, options: sofa, skus: sofaSkus };

test.each([
  [{}, 174900, true],
  [{ 11: 3002 }, 194900, true],
  [{ 11: 3002, 12: 1202 }, 204900, true],
  [{ 11: 3003, 12: 1202, 13: 2004 }, 243900, false],
] as const)('on a page without choices the price of %o is %i cents', (configuration, currentPrice, isPriceFrom) => {
  expect(getPagePrice(page, configuration)).toMatchObject({ currentPrice, isPriceFrom });
});

test('SKU prices that include the surcharges of the loaded choices do not charge them twice', () => {
  const loaded = { 11: 3003, 12: 1202, 13: 2001 };
  const complete = {
    currentPrice: 234900,
    regularPrice: 269900,
    isPriceFrom: false,
    options: sofa.map((option) => ({ ...option, choiceCode: choose(loaded, 0, 0)[option.optionCode] ?? null })),
    skus: sofaSkus.map((sku) => ({ ...sku, currentPrice: sku.currentPrice + 10000 })),
  };
  expect(getPagePrice(complete, loaded).currentPrice).toBe(234900);
  expect(getPagePrice(complete, choose(loaded, 12, 1201)).currentPrice).toBe(224900);
  expect(getPagePrice(complete, choose(loaded, 13, 2004)).currentPrice).toBe(243900);
});
