import { expect, test } from 'vitest';
import { addOnsFor, alsoBought, alsoViewed, favorites, rankForCart } from './ranking.ts';
import type { Room } from './room.ts';
import type { RecommendationIndex, RecommendableProduct } from './recommendation-index.ts';

const item = (
  sku: number,
  category: string,
  rooms: Room[],
  price: number,
  change: Partial<RecommendableProduct> = {},
) => ({
  sku,
  skus: [sku],
  category,
  rooms,
  price,
  collection: '',
  ordered: 0,
  ...change,
});

const sofa = item(1, 'sofas', ['living'], 1900, { skus: [11, 12] });
const loveseat = item(2, 'sofas', ['living'], 1400);
const table = item(3, 'tables', ['living'], 500);
const diningTable = item(4, 'tables', ['dining'], 1600);
const bed = item(5, 'bedroom', ['bedroom'], 1500, { collection: 'Juniper' });
const nightstand = item(6, 'bedroom', ['bedroom'], 400, { collection: 'Juniper' });
const lamp = item(7, 'lighting', ['living', 'bedroom'], 200);
const pendant = item(8, 'lighting', ['dining'], 280);
const rug = item(9, 'rugs', ['living', 'bedroom', 'dining'], 600);
const pillow = item(10, 'textiles', ['living', 'bedroom'], 60);
const towel = item(20, 'textiles', ['bath'], 30);
const glasses = item(21, 'tabletop', ['dining'], 60);
const items = [sofa, loveseat, table, diningTable, bed, nightstand, lamp, pendant, rug, pillow, towel, glasses];

const index: RecommendationIndex = { items, together: new Map() };
const withOrders = (...pairs: readonly (readonly [number, number, number])[]): RecommendationIndex => ({
  items,
  together: new Map(pairs.map(([one, other, count]) => [one, new Map([[other, count]])])),
});

test.each([
  ['of its category, then of its room and price', 1, [2, 9]],
  ['by the sku of a size too', 12, [2, 9]],
  ['of its collection first', 6, [5]],
  ['the nearest price of its category first', 4, [3, 8]],
])('XSELL-01: people also viewed what is most alike: %s', (_, sku, first) => {
  const viewed = alsoViewed(index, sku);
  expect(viewed.slice(0, first.length)).toEqual(first);
  expect(viewed).not.toContain(sku);
});

test('XSELL-01: nothing in common, nothing viewed; nor with a product that is not sold', () => {
  expect(alsoViewed(index, 20)).not.toContain(1);
  expect(alsoViewed(index, 999)).toEqual([]);
});

test('XSELL-02: people also bought what was in the same orders, then what the catalog pairs', () => {
  const bought = alsoBought(withOrders([1, 20, 1]), 1);
  expect(bought[0]).toBe(20);
  expect(bought.slice(1)).toEqual([7, 9, 10, 3]);
  expect(alsoBought(index, 5)[0]).toBe(6);
});

test.each([
  ['a sofa', 1, [10, 9, 7]],
  ['a side table', 3, [7, 10, 9]],
  ['a dining table', 4, [8, 21, 9]],
  ['a towel', 20, []],
])('XSELL-04: add-ons for %s', (_, sku, extras) => {
  expect(addOnsFor(index, sku)).toEqual(extras);
});

test('XSELL-04: add-ons take turns between the kinds of product', () => {
  const throwBlanket = item(31, 'textiles', ['living'], 90);
  expect(addOnsFor({ ...index, items: [throwBlanket, ...items] }, 1)).toEqual([10, 9, 7, 31]);
});

test('XSELL-03: a cart gets two lists that share nothing and hold nothing of it', () => {
  const { youMayAlsoWant, peopleAlsoBought } = rankForCart(withOrders([1, 21, 2], [3, 20, 1]), [11, 3]);
  expect(peopleAlsoBought.slice(0, 2)).toEqual([21, 20]);
  expect(youMayAlsoWant.length).toBeGreaterThan(0);
  const all = [...youMayAlsoWant, ...peopleAlsoBought];
  expect(new Set(all).size).toBe(all.length);
  expect(all).not.toContain(1);
  expect(all).not.toContain(3);
});

test('XSELL-03: an empty cart gets what is ordered most; without orders a piece of every category', () => {
  const ordered = { items: items.map((one) => (one.sku === 20 ? { ...one, ordered: 3 } : one)), together: new Map() };
  expect(favorites(ordered)[0]).toBe(20);
  expect(rankForCart(index, []).youMayAlsoWant.slice(0, 6)).toEqual([1, 3, 5, 7, 9, 10]);
  expect(rankForCart(index, [999]).peopleAlsoBought).toEqual([]);
});
