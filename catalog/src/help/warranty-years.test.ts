import { getSite } from '@settee/domain';
import { expect, test } from 'vitest';
import { bundleProducts } from '../bundles/bundle-products.ts';
import { products } from '../products/all.ts';
import { helpPages } from './pages.ts';
import { getWarrantyYears } from './warranty-years.ts';

/** Rows of the warranty page by what a product's name says it is. */
const rowsByName: readonly (readonly [name: RegExp, row: string])[] = [
  [
    / (Sofa|Loveseat|Sectional|Chair|Ottoman|Counter Stool|Bar Stool|Bench|Bed|Daybed)$/,
    'Sofa, chair, bench and bed frames',
  ],
  [/ (Tables?|Desk|Nightstand|Dresser|Tall Chest|Blanket Chest)$/, 'Tables, storage and lighting'],
  [
    / (Media Console|Sideboard|Credenza|Bookcase|Ladder Shelf|Cabinet|Bar Cart|Baskets)$/,
    'Tables, storage and lighting',
  ],
  [/ (Lamp|Pendant|Sconce)$/, 'Tables, storage and lighting'],
];

/** Years of the page's row about a product. */
function readPage({ brand, name }: (typeof products)[number]): number | null {
  const { sections } = helpPages.warranty(getSite(brand, 'USA'));
  const label = rowsByName.find(([pattern]) => pattern.test(name))?.[1];
  const row = sections.flatMap(({ rows = [] }) => rows).find((each) => each.label === label);
  return row ? Number.parseInt(row.value, 10) : null;
}

test('PDP-15: the warranty of every product is the one of the warranty page', () => {
  const stated = products.map((product) => [product.name, getWarrantyYears(product)]);
  expect(stated).toEqual(products.map((product) => [product.name, readPage(product)]));
});

test('PDP-15: only home accessories have no warranty', () => {
  const without = products.filter((product) => getWarrantyYears(product) === null).map(({ category }) => category);
  expect(new Set(without)).toEqual(new Set(['rugs', 'tabletop', 'textiles', 'decor']));
});

test('PDP-15: a bundle has the warranty that its products share, else none', () => {
  const stated = Object.fromEntries(bundleProducts.map((bundle) => [bundle.name, getWarrantyYears(bundle)]));
  expect(stated).toEqual({
    'Orchard Dining for Six': null,
    'Linden Bedroom': 2,
    'Plane Dining for Four': null,
    'Wire Chairs by Four': 10,
  });
});
