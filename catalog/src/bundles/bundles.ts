import { price, stock } from '../money.ts';
import type { CatalogBox } from '../products/types.ts';
import type { CatalogBundle } from './types.ts';

type Packed = CatalogBox & { title: string };

function packed(title: string, boxNumber: number, quantity: number, size: readonly [number, number, number]): Packed {
  const [width, depth, height] = size;
  return { title, boxNumber, quantity, width, depth, height };
}

export const bundles: readonly CatalogBundle[] = [
  {
    sku: 100901,
    brand: 'main',
    slug: 'orchard-dining-for-six',
    name: 'Orchard Dining for Six',
    text: 'The Orchard table with six Oslo chairs, for less than buying them separately.',
    category: 'tables',
    picture: { id: 'main/orchard-dining-table/hero', alt: 'Orchard dining table in solid wood' },
    members: [
      { sku: 100303, quantity: 1 },
      { sku: 100202, quantity: 6 },
    ],
    prices: price(2899, 3093),
    stock: stock(12, 5),
    boxes: [
      packed('Orchard Dining Table', 1, 1, [82, 41, 6]),
      packed('Orchard Dining Table', 2, 1, [40, 32, 10]),
      packed('Oslo Dining Chair', 1, 3, [24, 25, 38]),
    ],
  },
  {
    sku: 100902,
    brand: 'main',
    slug: 'linden-bedroom',
    name: 'Linden Bedroom',
    text: 'The Linden dresser with two Juniper nightstands.',
    category: 'bedroom',
    picture: { id: 'main/linden-dresser/hero', alt: 'Linden dresser in oak with six drawers against a wall' },
    members: [
      { sku: 100403, quantity: 1 },
      { sku: 100402, quantity: 2 },
    ],
    prices: price(2299, 2497),
    stock: stock(10, 4),
    boxes: [packed('Linden Dresser', 1, 1, [64, 23, 37]), packed('Juniper Nightstand', 1, 2, [25, 20, 27])],
  },
  {
    sku: 200901,
    brand: 'cb2',
    slug: 'plane-dining-for-four',
    name: 'Plane Dining for Four',
    text: 'One plane, four outlines of a chair.',
    category: 'tables',
    picture: { id: 'cb2/plane-dining-table/hero', alt: 'Plane dining table with two steel supports on white' },
    members: [
      { sku: 200303, quantity: 1 },
      { sku: 200202, quantity: 4 },
    ],
    prices: price(2099, 2295),
    stock: stock(12, 5),
    boxes: [
      packed('Plane Dining Table', 1, 1, [76, 40, 5]),
      packed('Plane Dining Table', 2, 1, [32, 30, 8]),
      packed('Wire Dining Chair', 1, 1, [24, 26, 44]),
    ],
  },
  {
    sku: 200902,
    brand: 'cb2',
    slug: 'wire-chairs-by-four',
    name: 'Wire Chairs by Four',
    text: 'Stacked as high as they go.',
    category: 'chairs',
    picture: { id: 'cb2/wire-dining-chair/hero', alt: 'Wire dining chair in black steel on white' },
    members: [{ sku: 200202, quantity: 4 }],
    prices: price(699, 796),
    stock: stock(16, 8),
    boxes: [packed('Wire Dining Chair', 1, 1, [24, 26, 44])],
  },
];
