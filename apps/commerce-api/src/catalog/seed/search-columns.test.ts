import { products } from '@settee/catalog';
import { expect, test } from 'vitest';
import { searchColumns } from './search-columns.ts';

const colorsOf = (slug: string) => {
  const product = products.find((each) => each.slug === slug);
  return product && searchColumns(product, '').colors;
};

test('every product is found by the color filter', () => {
  const without = products.filter((product) => searchColumns(product, '').colors.length === 0);
  expect(without.map(({ slug }) => slug)).toEqual([]);
});

test('the colors of a product without covers are those that its texts name, and no others', () => {
  expect(colorsOf('cone-bowls')).toEqual(['black', 'yellow', 'orange']);
  expect(colorsOf('initial-glasses')).toEqual(['clear']);
  expect(colorsOf('cove-bath-mat')).toEqual(['white', 'blue']);
});
