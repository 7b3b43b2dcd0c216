import { price, stock } from '../money.ts';
import { careOf } from '../products/care.ts';
import { boxes, inches, pounds } from '../products/measures.ts';
import { product } from '../products/product.ts';

export const moreCb2Bedroom = [
  product('cb2', {
    sku: 200409,
    slug: 'cube-dresser',
    name: 'Cube Dresser',
    note: '55 in, matte green',
    category: 'bedroom',
    rooms: ['bedroom'],
    collection: 'Cube',
    alts: ['Cube dresser in matte green lacquer, on white', 'Cube dresser seen from the other side'],
    description: {
      title: 'Six drawers, one green',
      text: 'Seven thin coats, sanded dull. No handles. Press, and it opens.',
    },
    facts: [
      { label: 'Body', text: 'Matte lacquer on fiberboard, green' },
      { label: 'Drawers', text: 'Six, push to open' },
      { label: 'Safety', text: 'Wall anchor included. Use it.' },
    ],
    care: careOf.metal,
    dimensions: [...inches({ Width: 55, Depth: 19, Height: 30 }), pounds('Weight', 134)],
    prices: price(1249),
    stock: stock(18, 7),
    boxes: boxes([59, 23, 34]),
    installation: 'wall-anchoring',
  }),
  product('cb2', {
    sku: 200410,
    slug: 'shaft-nightstand',
    name: 'Shaft Nightstand',
    note: '20 in, white, two drawers',
    category: 'bedroom',
    rooms: ['bedroom'],
    collection: 'Shaft',
    alts: [
      'Shaft nightstand in white with a black channel up the middle, on white',
      'Shaft nightstand seen from the other side',
    ],
    description: {
      title: 'The shaft, cut short',
      text: 'Two drawers. One black channel to pull them by. Room for a lamp and nothing else.',
    },
    facts: [
      { label: 'Body', text: 'Matte lacquer on fiberboard, ivory' },
      { label: 'Drawers', text: 'Two, soft-close' },
    ],
    care: careOf.metal,
    dimensions: [...inches({ Width: 20.5, Depth: 16.5, Height: 21 }), pounds('Weight', 44)],
    prices: price(369),
    stock: stock(40, 15),
    boxes: boxes([24, 20, 25]),
  }),
  product('cb2', {
    sku: 200419,
    slug: 'hover-dresser',
    name: 'Hover Dresser',
    note: '56 in, walnut in black steel',
    category: 'bedroom',
    rooms: ['bedroom'],
    collection: 'Hover',
    alts: ['Hover dresser, six walnut drawers held in black steel, on white', 'Hover dresser seen from the other side'],
    description: {
      title: 'Six drawers, off the floor',
      text: 'A walnut box between two steel frames. Air under it. Shoes, if you insist.',
    },
    facts: [
      { label: 'Body', text: 'Walnut veneer, matched across the fronts' },
      { label: 'Frame', text: 'Steel, powder-coated black' },
      { label: 'Safety', text: 'Wall anchor included. Use it.' },
    ],
    care: careOf.finishedWood,
    dimensions: [...inches({ Width: 56, Depth: 18, Height: 31 }), pounds('Weight', 128)],
    prices: price(1399),
    stock: stock(16, 6),
    boxes: boxes([60, 22, 26], [22, 34, 5]),
    installation: 'wall-anchoring',
  }),
] as const;
