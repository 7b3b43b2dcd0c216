import { leatherOption } from '../upholstery/upholstery-options.ts';
import { price, stock } from '../money.ts';
import { cushionOption, depthOption } from '../options/comfort.ts';
import { inches } from '../products/measures.ts';
import { product } from '../products/product.ts';
import { specialOrder } from '../products/special-order.ts';

export const cb2Chairs = [
  specialOrder(
    'cb2',
    {
      sku: 200201,
      slug: 'rail-lounge-chair',
      name: 'Rail Lounge Chair',
      note: 'Chrome frame, leather or fabric',
      category: 'chairs',
      rooms: ['living', 'bedroom'],
      alts: [
        'Rail lounge chair with a chrome frame on white',
        'Rail lounge chair seen from the side',
        'Chromed bend of the Rail lounge chair’s frame',
      ],
      description: {
        title: 'Two rails',
        text: 'Everything hangs between two rails. The cushions come off, the frame stays a drawing.',
      },
      facts: [{ label: 'Frame', text: 'Bent steel tube, chromed' }],
      dimensions: inches({ Width: 28, Depth: 32, Height: 32 }),
      rating: { average: 4.7, count: 92 },
      prices: price(749),
      stock: stock(220, 80),
      deliveryDays: { from: 42, to: 63 },
    },
    {
      options: [leatherOption(['B', 'E']), depthOption('32 in', '35 in', 60), cushionOption],
      defaults: { 14: 4104, 16: 3201, 17: 3301 },
    },
  ),
  product('cb2', {
    sku: 200202,
    slug: 'wire-dining-chair',
    name: 'Wire Dining Chair',
    note: 'Black steel, seat pad',
    category: 'chairs',
    rooms: ['dining'],
    alts: [
      'Wire dining chair in black steel on white',
      'Wire dining chair seen from the side',
      'Welded wires of the Wire dining chair’s back',
    ],
    description: {
      title: 'A chair in outline',
      text: 'Steel where it counts. Nothing where it doesn’t. Stacks four high.',
    },
    facts: [{ label: 'Frame', text: 'Steel, powder-coated' }],
    dimensions: inches({ Width: 19, Depth: 21, Height: 31 }),
    rating: { average: 4.3, count: 120 },
    prices: price(199, 249),
    stock: stock(140, 60),
    deliveryMode: 'parcel',
  }),
  product('cb2', {
    sku: 200203,
    slug: 'pebble-ottoman',
    name: 'Pebble Ottoman',
    note: '31 in, gray bouclé',
    category: 'chairs',
    rooms: ['living', 'bedroom'],
    alts: [
      'Pebble ottoman in gray bouclé on white',
      'Pebble ottoman seen from another side',
      'Seam around the top of the Pebble ottoman',
    ],
    description: {
      title: 'Round, for once',
      text: 'The one thing here without a corner. Seat, table or footrest. It doesn’t mind.',
    },
    facts: [{ label: 'Cover', text: 'Wool bouclé, zippered' }],
    dimensions: inches({ Width: 31, Depth: 26, Height: 16 }),
    rating: { average: 4.6, count: 48 },
    prices: price(449),
    stock: stock(1, 1),
    deliveryMode: 'parcel',
  }),
] as const;
