import { expect, test } from 'vitest';
import {
  allProducts,
  parseProductQuery,
  priceRanges,
  productQueryText,
  withoutProductFilters,
  withProductValues,
  widthRanges,
} from './product-query.ts';

const parse = (text: string) => parseProductQuery(new URLSearchParams(text));

test.each([
  ['', ''],
  ['color=blue+green&sort=price-low&page=2', 'color=blue+green&sort=price-low&page=2'],
  ['sort=price-low&page=3&show=sale&category=sofas', 'category=sofas&show=sale&sort=price-low&page=3'],
  ['q=lamp&color=blue%20blue&sort=odd&page=0', 'color=blue'],
  ['color=%27or-1&price=1000-2000', 'price=1000-2000'],
  ['page=99999', ''],
])('the query %j is read and written as %j', (typed, written) => {
  expect(productQueryText(parse(typed))).toBe(written);
});

test('a change of filters returns to the first page; clearing preserves the order', () => {
  const query = parse('color=blue&sort=newest&page=4');
  expect(withProductValues(query, 'material', ['oak'])).toEqual({
    values: { color: ['blue'], material: ['oak'] },
    sort: 'newest',
    page: 1,
  });
  expect(withProductValues(query, 'color', []).values).toEqual({});
  expect(withoutProductFilters(query)).toEqual({ ...allProducts, sort: 'newest' });
});

test.each([
  ['price', priceRanges],
  ['width', widthRanges],
])('ranges of the %s filter follow each other without gaps', (_, ranges) => {
  ranges.slice(1).forEach(({ from }, index) => expect(from).toBe(ranges[index]?.to));
  expect(ranges.at(-1)?.to).toBeNull();
});
