import { price, stock } from '../money.ts';
import { inches } from '../products/measures.ts';
import { product } from '../products/product.ts';

export const moreCb2Rugs = [
  product('cb2', {
    sku: 201107,
    slug: 'coil-rug',
    name: 'Coil Rug',
    note: '6 ft round, jute',
    category: 'rugs',
    rooms: ['living', 'bedroom', 'dining'],
    collection: 'Coil',
    alts: ['Round Coil rug of natural braided jute with two black rings, on white', 'Coil rug seen from above'],
    description: {
      title: 'One very long braid',
      text: 'Jute, wound from the middle out. Sheds for a week, then stops.',
    },
    facts: [
      { label: 'Color', text: 'Natural and black' },
      { label: 'Yarn', text: '100% jute, braided' },
      { label: 'Made', text: 'Sewn by hand in Bangladesh' },
    ],
    care: 'Vacuum. Blot spills at once.',
    dimensions: inches({ Diameter: 72, Thickness: 0.5 }),
    prices: price(249),
    stock: stock(33, 12),
    deliveryDays: { from: 6, to: 10 },
    deliveryMode: 'parcel',
  }),
  product('cb2', {
    sku: 201109,
    slug: 'frame-rug',
    name: 'Frame Rug',
    note: '3 × 5 ft, wool felt',
    category: 'rugs',
    rooms: ['bedroom', 'living'],
    collection: 'Frame',
    alts: ['Frame rug in gray felt with a stitched black border, on white', 'Frame rug seen from the other side'],
    description: {
      title: 'A border, stitched',
      text: 'Gray felt, black felt, one light thread. Cut, not woven, so nothing unravels.',
    },
    facts: [
      { label: 'Color', text: 'Gray and black' },
      { label: 'Cloth', text: 'Felt, 100% wool' },
      { label: 'Made', text: 'Sewn in Portugal' },
    ],
    care: 'Brush it. Spot clean with cold water.',
    dimensions: inches({ Width: 36, Length: 60, Thickness: 0.4 }),
    prices: price(79),
    stock: stock(80, 30),
    deliveryDays: { from: 6, to: 10 },
    deliveryMode: 'parcel',
  }),
] as const;
