import { price, stock } from '../money.ts';
import { inches } from '../products/measures.ts';
import { product } from '../products/product.ts';

export const cb2Tables = [
  product('cb2', {
    sku: 200301,
    slug: 'slab-coffee-table',
    name: 'Slab Coffee Table',
    note: '45 in, travertine',
    category: 'tables',
    alts: [
      'Slab coffee table in travertine on white',
      'Slab coffee table seen from the side',
      'Open pores of the Slab coffee table’s travertine',
    ],
    description: { title: 'A slab', text: 'One surface, held up. Filled travertine, sealed against rings.' },
    facts: [{ label: 'Stone', text: 'Travertine, honed' }],
    dimensions: inches({ Width: 45, Depth: 24, Height: 15 }),
    rating: { average: 4.5, count: 70 },
    prices: price(599),
    stock: stock(38, 15),
  }),
  product('cb2', {
    sku: 200302,
    slug: 'column-side-table',
    name: 'Column Side Table',
    note: '16 in, oxblood',
    category: 'tables',
    alts: [
      'Column side table, fluted and oxblood red, on white',
      'Column side table seen from above',
      'Flutes of the Column side table up close',
    ],
    description: { title: 'A column, shortened', text: 'Fluted all round. Holds a glass, or nothing.' },
    facts: [{ label: 'Body', text: 'Cast and lacquered' }],
    dimensions: inches({ Diameter: 16, Height: 20 }),
    rating: { average: 4.7, count: 44 },
    prices: price(279),
    stock: stock(66, 25),
    carriage: 'parcel',
  }),
  product('cb2', {
    sku: 200303,
    slug: 'plane-dining-table',
    name: 'Plane Dining Table',
    note: '72 in, walnut on steel',
    category: 'tables',
    isNew: true,
    alts: [
      'Plane dining table with two steel supports on white',
      'Plane dining table seen from the end',
      'Thin walnut edge of the Plane dining table on its steel',
    ],
    description: { title: 'Flat', text: 'A thin plane on two supports. Seats six without touching a leg.' },
    facts: [{ label: 'Seats', text: 'Six' }],
    dimensions: inches({ Width: 72, Depth: 36, Height: 29 }),
    rating: { average: 4.6, count: 31 },
    prices: price(1499),
    stock: stock(16, 7),
  }),
] as const;
