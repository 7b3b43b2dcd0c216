import { leatherOption } from '../upholstery/upholstery-options.ts';
import { price, stock } from '../money.ts';
import { cushionOption } from '../options/comfort.ts';
import { legOption } from '../options/legs.ts';
import { inches } from '../products/measures.ts';
import { product } from '../products/product.ts';
import { specialOrder } from '../products/special-order.ts';

export const mainChairs = [
  specialOrder(
    'main',
    {
      sku: 100201,
      slug: 'brinn-lounge-chair',
      name: 'Brinn Lounge Chair',
      note: 'Leather or fabric, 3 frames',
      category: 'chairs',
      rooms: ['living', 'bedroom'],
      alts: [
        'Brinn lounge chair with a wooden frame',
        'Brinn lounge chair seen from the side',
        'Turned oak post and arm of the Brinn lounge chair',
      ],
      description: {
        title: 'The chair people fight over',
        text: 'A frame of solid wood turned on a lathe, with a slatted back that lets the light through. The cushions lift off and turn over.',
      },
      facts: [
        { label: 'Frame', text: 'Solid oak, oiled' },
        { label: 'Cushions', text: 'Loose, reversible' },
      ],
      dimensions: inches({ Width: 28, Depth: 32, Height: 32 }),
      rating: { average: 4.9, count: 133 },
      prices: price(799),
      stock: stock(240, 90),
      deliveryDays: { from: 42, to: 63 },
    },
    {
      options: [leatherOption(['B', 'E']), legOption([2001, 2002, 2003], 'Frame'), cushionOption],
      defaults: { 14: 4101, 13: 2001, 17: 3301 },
    },
  ),
  product('main', {
    sku: 100202,
    slug: 'oslo-dining-chair',
    name: 'Oslo Dining Chair',
    note: 'Oak, blue linen',
    category: 'chairs',
    rooms: ['dining'],
    alts: [
      'Oslo dining chair in oak with a blue seat',
      'Oslo dining chair seen from the side',
      'Bent oak back of the Oslo dining chair',
    ],
    description: {
      title: 'Sits through dessert',
      text: 'The back curves around you and the seat is sprung, which is why the conversation keeps going. Light enough to carry in one hand.',
    },
    facts: [
      { label: 'Frame', text: 'Solid oak, lacquered' },
      { label: 'Seat', text: 'Webbed, padded, linen cover' },
    ],
    dimensions: inches({ Width: 19, Depth: 21, Height: 32 }),
    rating: { average: 4.5, count: 198 },
    prices: price(249, 299),
    stock: stock(120, 48),
    deliveryMode: 'parcel',
  }),
  product('main', {
    sku: 100203,
    slug: 'pell-ottoman',
    name: 'Pell Ottoman',
    note: '24 in, bouclé',
    category: 'chairs',
    rooms: ['living', 'bedroom'],
    alts: ['Pell ottoman', 'Close view of the Pell ottoman’s fabric', 'Oak foot under the bouclé of the Pell ottoman'],
    description: {
      title: 'A seat that moves in',
      text: 'Put your feet on it, a tray on it or a child on it. Small enough to live under the window until you need it.',
    },
    facts: [{ label: 'Cover', text: 'Textured bouclé, zippered' }],
    dimensions: inches({ Width: 24, Depth: 24, Height: 17 }),
    rating: { average: 4.7, count: 64 },
    prices: price(349),
    stock: stock(1, 1),
    deliveryMode: 'parcel',
  }),
] as const;
