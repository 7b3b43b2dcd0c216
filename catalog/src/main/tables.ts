import { price, stock } from '../money.ts';
import { inches } from '../products/measures.ts';
import { product } from '../products/product.ts';

export const mainTables = [
  product('main', {
    sku: 100301,
    slug: 'hale-coffee-table',
    name: 'Hale Coffee Table',
    note: '45 in, with a shelf',
    category: 'tables',
    rooms: ['living'],
    alts: [
      'Hale coffee table in walnut with a slatted shelf',
      'Hale coffee table seen from the side',
      'Slatted shelf of the Hale coffee table with books on it',
    ],
    description: {
      title: 'One more shelf than you think',
      text: 'A walnut top on tapered legs, with a slatted shelf for the books that never make it back to the bookcase.',
    },
    facts: [
      { label: 'Top', text: 'Solid walnut, oiled' },
      { label: 'Shelf', text: 'Slatted ash' },
    ],
    dimensions: inches({ Width: 45, Depth: 24, Height: 16 }),
    rating: { average: 4.6, count: 75 },
    prices: price(549),
    stock: stock(42, 18),
  }),
  product('main', {
    sku: 100302,
    slug: 'quill-side-table',
    name: 'Quill Side Table',
    note: '20 in, turned base',
    category: 'tables',
    rooms: ['living', 'bedroom'],
    alts: [
      'Quill side table with a turned base',
      'Quill side table seen from above',
      'Turned rings of the Quill side table’s base',
    ],
    description: {
      title: 'Turned from one piece',
      text: 'The base is turned from a single block and finished by hand. It holds a lamp, a cup and the book you are in the middle of.',
    },
    facts: [{ label: 'Wood', text: 'Solid oak, oiled' }],
    dimensions: inches({ Diameter: 20, Height: 22 }),
    rating: { average: 4.8, count: 52 },
    prices: price(279),
    stock: stock(60, 22),
    deliveryMode: 'parcel',
  }),
  product('main', {
    sku: 100303,
    slug: 'orchard-dining-table',
    name: 'Orchard Dining Table',
    note: '78 in, seats eight',
    category: 'tables',
    rooms: ['dining'],
    isNew: true,
    alts: [
      'Orchard dining table in solid wood',
      'Orchard dining table seen from the end',
      'End grain and joint of the Orchard dining table',
    ],
    description: {
      title: 'Long enough for everyone',
      text: 'Planks from one tree, joined without a nail. Marks are part of the story. Sand and oil it every few years and start fresh.',
    },
    facts: [
      { label: 'Wood', text: 'Solid oak, oiled' },
      { label: 'Seats', text: 'Eight' },
    ],
    dimensions: inches({ Width: 78, Depth: 37, Height: 30 }),
    rating: { average: 4.9, count: 29 },
    prices: price(1599),
    stock: stock(18, 8),
  }),
] as const;
