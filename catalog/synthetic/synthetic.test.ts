import { expect, test } from 'vitest';
import { getViolations } from '../src/check/violations.ts';
import { productBreaches } from '../src/check/products.ts';
import { priceBreaches } from '../src/check/prices.ts';
import { catalog } from '../src/catalog.ts';
import { productSchema } from '../src/schema/product-schema.ts';
import { syntheticFabrics, syntheticProducts } from './catalog.ts';

const size = { skus: 300, fabrics: 120, seed: 7 };
const products = [...syntheticProducts(size)];

test('the synthetic catalog has the requested size', () => {
  const skus = products.flatMap(({ sku, variants }) =>
    variants.length > 0 ? variants.map((each) => each.sku) : [sku],
  );
  expect(skus).toHaveLength(300);
  expect(new Set(skus).size).toBe(300);
  expect(syntheticFabrics(size).flatMap(({ choices }) => choices)).toHaveLength(120);
  expect(products[0]?.options[1]?.groups.flatMap(({ choices }) => choices)).toHaveLength(120);
});

test('the synthetic catalog passes the schema and rules of the written one', () => {
  expect(products.flatMap((product) => getViolations(productSchema, product, product.slug))).toEqual([]);
  const whole = { ...catalog, products, bundles: [] };
  expect([...productBreaches(whole), ...priceBreaches(whole)]).toEqual([]);
});

test('the same seed makes the same catalog, another seed another', () => {
  expect([...syntheticProducts(size)]).toEqual(products);
  expect([...syntheticProducts({ ...size, seed: 8 })]).not.toEqual(products);
});
