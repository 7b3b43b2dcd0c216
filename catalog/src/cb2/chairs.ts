import { leatherOption } from '../upholstery/upholstery-options.ts';
import { price, stock } from '../money.ts';
import { cushionOption, depthOption } from '../options/comfort.ts';
import { inches, pounds } from '../products/measures.ts';
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
    prices: price(449),
    stock: stock(1, 1),
    deliveryMode: 'parcel',
  }),
  product('cb2', {
    sku: 200204,
    slug: 'cup-chair',
    name: 'Cup Swivel Chair',
    note: '30 in, red velvet',
    category: 'chairs',
    rooms: ['living', 'bedroom'],
    collection: 'Cup',
    isNew: true,
    alts: [
      'Cup swivel chair in red velvet on white',
      'Cup swivel chair seen from the other side',
      'Round seat cushion of the Cup swivel chair',
    ],
    description: {
      title: 'Turns around',
      text: 'One wall, one cushion, one steel disc under it. Face the room. Or don’t.',
    },
    facts: [
      { label: 'Cover', text: 'Cotton velvet, red' },
      { label: 'Base', text: 'Steel, powder-coated, full swivel' },
    ],
    dimensions: inches({ Width: 30, Depth: 30, Height: 28, 'Seat height': 16 }),
    prices: price(799),
    stock: stock(40, 16),
  }),
  product('cb2', {
    sku: 200205,
    slug: 'bend-dining-chair',
    name: 'Bend Dining Chair',
    note: 'Chrome, tan leather',
    category: 'chairs',
    rooms: ['dining'],
    collection: 'Bend',
    alts: ['Bend dining chair in chrome and tan leather on white', 'Bend dining chair seen from the other side'],
    description: {
      title: 'Two fewer legs',
      text: 'One tube, bent until it’s a chair. It gives when you sit. It gives back when you get up.',
    },
    facts: [
      { label: 'Frame', text: 'Steel tube, chromed' },
      { label: 'Seat', text: 'Tan leather' },
    ],
    dimensions: [...inches({ Width: 19.5, Depth: 20, Height: 34, 'Seat height': 19 }), pounds('Weight', 15)],
    prices: price(279),
    stock: stock(110, 42),
    deliveryMode: 'parcel',
  }),
  product('cb2', {
    sku: 200206,
    slug: 'perch-counter-stool',
    name: 'Perch Counter Stool',
    note: '26 in, black leather',
    category: 'chairs',
    rooms: ['dining'],
    collection: 'Perch',
    alts: [
      'Perch counter stool in black steel and leather on white',
      'Perch counter stool up close',
      'Piped leather seat of the Perch counter stool',
    ],
    description: { title: 'A seat on a post', text: 'Swivels. Has a ring for your feet. Doesn’t rock.' },
    facts: [
      { label: 'Post', text: 'Steel, powder-coated black' },
      { label: 'Seat', text: 'Black leather' },
      { label: 'Counter height', text: '35 to 37 in' },
    ],
    dimensions: [...inches({ Diameter: 16.5, Height: 26 }), pounds('Weight', 21)],
    prices: price(229, 269),
    stock: stock(88, 32),
    deliveryMode: 'parcel',
  }),
] as const;
