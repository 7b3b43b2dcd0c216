import { price, stock } from '../money.ts';
import { backordered } from '../products/availability.ts';
import { boxes, inches, pounds } from '../products/measures.ts';
import { product } from '../products/product.ts';

export const cb2Lighting = [
  product('cb2', {
    sku: 200601,
    slug: 'arc-floor-lamp',
    name: 'Arc Floor Lamp',
    note: '82 in, steel and stone',
    category: 'lighting',
    rooms: ['living', 'bedroom'],
    collection: 'Arc',
    alts: [
      'Arc floor lamp with a steel arm and a stone base on white',
      'Arc floor lamp seen from the side',
      'Metal shade at the end of the Arc floor lamp’s arm',
    ],
    description: {
      title: 'From there to here',
      text: 'Base behind the sofa. Light in front. One bend between.',
    },
    facts: [
      { label: 'Arm', text: 'Brushed steel, in three parts' },
      { label: 'Base', text: 'Stone, 48 lb' },
      { label: 'Bulb', text: 'One E26, up to 75 W, not included' },
    ],
    dimensions: [...inches({ Reach: 50, Height: 82, 'Shade diameter': 15 }), pounds('Weight', 64)],
    rating: { average: 4.6, count: 126 },
    prices: price(499),
    stock: stock(38, 15),
    boxes: boxes([16, 16, 9], [58, 16, 12]),
  }),
  product('cb2', {
    sku: 200602,
    slug: 'orb-table-lamp',
    name: 'Orb Table Lamp',
    note: '16 in, opal glass',
    category: 'lighting',
    rooms: ['living', 'bedroom'],
    collection: 'Orb',
    alts: [
      'Orb table lamp, a lit opal globe on metal, on white',
      'Orb table lamp seen from above',
      'Metal ring under the globe of the Orb table lamp',
    ],
    description: { title: 'A globe, switched on', text: 'Opal glass, a ring of metal, a dimmer in the cord.' },
    facts: [
      { label: 'Globe', text: 'Opal glass, blown' },
      { label: 'Bulb', text: 'One G9 LED, 4 W, included' },
    ],
    dimensions: [...inches({ Diameter: 11.5, Height: 16 }), pounds('Weight', 7)],
    rating: { average: 4.7, count: 109 },
    prices: price(149),
    stock: stock(96, 36),
    deliveryMode: 'parcel',
  }),
  product('cb2', {
    sku: 200603,
    slug: 'disc-pendant',
    name: 'Disc Pendant',
    note: '24 in, spun metal',
    category: 'lighting',
    rooms: ['dining'],
    collection: 'Disc',
    isNew: true,
    alts: [
      'Flat Disc pendant in copper-colored metal on white',
      'Three Disc pendants hung at different heights',
      'Opal half globe under the Disc pendant',
    ],
    description: {
      title: 'A flat light',
      text: 'Two feet across, a finger thick, with half a globe under it. All you see is the edge, and then the table.',
    },
    facts: [
      { label: 'Disc', text: 'Aluminum, spun and painted' },
      { label: 'Light', text: 'Opal half globe, LED, 12 W, 2700 K, dimmable' },
    ],
    dimensions: [...inches({ Diameter: 24.5, Height: 4.5, 'Longest drop': 96 }), pounds('Weight', 8)],
    rating: { average: 4.3, count: 27 },
    prices: price(329),
    stock: stock(50, 20),
    availability: backordered(45),
    deliveryDays: { from: 49, to: 56 },
    deliveryMode: 'parcel',
    installation: 'light-hanging',
  }),
] as const;
