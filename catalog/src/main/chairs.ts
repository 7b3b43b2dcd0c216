import { leatherOption } from '../upholstery/upholstery-options.ts';
import { price, stock } from '../money.ts';
import { cushionOption } from '../options/comfort.ts';
import { legOption } from '../options/legs.ts';
import { careOf } from '../products/care.ts';
import { boxes, inches, pounds } from '../products/measures.ts';
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
      text: 'The back curves around you and the seat has springs, which is why the conversation keeps going. Light enough to carry with one hand.',
    },
    facts: [
      { label: 'Frame', text: 'Solid oak, lacquered' },
      { label: 'Seat', text: 'Webbed, padded, linen cover' },
    ],
    care: careOf.upholstery,
    dimensions: inches({ Width: 19, Depth: 21, Height: 32 }),
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
    alts: ['Pell ottoman', 'Close-up of the Pell ottoman’s fabric', 'Oak foot under the bouclé of the Pell ottoman'],
    description: {
      title: 'A seat that moves in',
      text: 'Put your feet on it, a tray on it or a child on it. Small enough to live under the window until you need it.',
    },
    facts: [{ label: 'Cover', text: 'Textured bouclé, zippered' }],
    care: careOf.upholstery,
    dimensions: inches({ Width: 24, Depth: 24, Height: 17 }),
    prices: price(349),
    stock: stock(1, 1),
    deliveryMode: 'parcel',
  }),
  product('main', {
    sku: 100204,
    slug: 'linnet-dining-chair',
    name: 'Linnet Dining Chair',
    note: 'Black, spindle back',
    category: 'chairs',
    rooms: ['dining'],
    collection: 'Linnet',
    isNew: true,
    alts: [
      'Linnet dining chair in black with a spindle back',
      'Linnet dining chair seen from the side',
      'Curved top rail and spindles of the Linnet dining chair',
    ],
    description: {
      title: 'A back that gives a little',
      text: 'Nine spindles under one bent rail: lean back and they flex, which is why nobody asks for a cushion. The seat is hollowed by hand where you need it.',
    },
    facts: [
      { label: 'Wood', text: 'Solid ash, stained black' },
      { label: 'Seat', text: 'Carved from one board' },
      { label: 'Arrives', text: 'Assembled' },
    ],
    care: careOf.finishedWood,
    dimensions: [...inches({ Width: 20, Depth: 21, Height: 34, 'Seat height': 17.5 }), pounds('Weight', 11)],
    prices: price(229),
    stock: stock(144, 56),
    deliveryMode: 'parcel',
    boxes: boxes([23, 24, 37]),
  }),
  product('main', {
    sku: 100205,
    slug: 'poppy-wing-chair',
    name: 'Poppy Wing Chair',
    note: '30 in, tan tweed',
    category: 'chairs',
    rooms: ['living', 'bedroom'],
    collection: 'Poppy',
    alts: ['Poppy wing chair in tan tweed with a red pillow', 'Poppy wing chair seen from the side'],
    description: {
      title: 'The best seat in the argument',
      text: 'The wings block the draft and, on some evenings, the conversation. A tall back, a deep seat and arms at the right height for a book.',
    },
    facts: [
      { label: 'Frame', text: 'Kiln-dried beech' },
      { label: 'Cover', text: 'Wool tweed, tan' },
      { label: 'Legs', text: 'Turned walnut' },
      { label: 'Pillow', text: 'Included' },
    ],
    care: careOf.upholstery,
    dimensions: inches({ Width: 30, Depth: 33, Height: 43, 'Seat height': 18 }),
    prices: price(899, 999),
    stock: stock(32, 12),
  }),
  product('main', {
    sku: 100206,
    slug: 'clover-counter-stool',
    name: 'Clover Counter Stool',
    note: '26 in, walnut and cord',
    category: 'chairs',
    rooms: ['dining'],
    collection: 'Clover',
    alts: [
      'Clover counter stool in walnut with a woven seat',
      'Clover counter stool seen from the side',
      'Woven cord seat of the Clover counter stool',
    ],
    description: {
      title: 'Pull one up while dinner cooks',
      text: 'Four hundred feet of paper cord, woven by hand, make a seat that’s firm at first and fits you after a month. We round the front rail so it never digs into your legs.',
    },
    facts: [
      { label: 'Frame', text: 'Solid walnut, oiled' },
      { label: 'Seat', text: 'Paper cord, woven by hand' },
      { label: 'Counter height', text: '35 to 37 in' },
    ],
    care: careOf.oiledWood,
    dimensions: [...inches({ Width: 19, Depth: 17, Height: 26 }), pounds('Weight', 9)],
    prices: price(279),
    stock: stock(76, 28),
    deliveryMode: 'parcel',
  }),
] as const;
