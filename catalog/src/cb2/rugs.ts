import { price, stock } from '../money.ts';
import { at, embroidery } from '../personalization/lettering.ts';
import { discontinued, pfasRestriction } from '../products/availability.ts';
import { inches } from '../products/measures.ts';
import { product } from '../products/product.ts';

export const cb2Rugs = [
  product('cb2', {
    sku: 200701,
    slug: 'stripe-rug',
    name: 'Stripe Rug',
    note: '5.5 × 8 ft, black and ivory',
    category: 'rugs',
    rooms: ['living', 'bedroom', 'dining'],
    collection: 'Stripe',
    alts: [
      'Stripe rug in black and ivory laid flat on white',
      'Stripe rug with one corner turned over',
      'Where black meets ivory on the Stripe rug',
    ],
    description: {
      title: 'Black. Ivory. Black.',
      text: 'Flat-woven and stain-resistant, indoors and out. A few states don’t allow the finish.',
    },
    facts: [
      { label: 'Yarn', text: 'Polypropylene, flat-woven' },
      { label: 'Finish', text: 'Stain-repellent, contains PFAS' },
    ],
    care: 'Vacuum. Hose it down outside.',
    dimensions: inches({ Width: 66, Length: 96, Thickness: 0.2 }),
    prices: price(349),
    stock: stock(41, 16),
    restrictions: [pfasRestriction],
    deliveryDays: { from: 6, to: 10 },
    deliveryMode: 'parcel',
  }),
  product('cb2', {
    sku: 200705,
    slug: 'grid-rug',
    name: 'Grid Rug',
    note: '5.5 × 8 ft, ivory and black',
    category: 'rugs',
    rooms: ['living', 'bedroom', 'dining'],
    collection: 'Grid',
    isNew: true,
    alts: [
      'Grid rug in ivory with black lines, one corner turned over, on white',
      'Grid rug seen from the other side',
      'Black lines in the looped wool of the Grid rug',
    ],
    description: {
      title: 'Graph paper, in wool',
      text: 'Ivory squares, black lines. Now the sofa has to sit straight.',
    },
    facts: [
      { label: 'Pile', text: '100% wool, looped' },
      { label: 'Made', text: 'Tufted by hand in India' },
    ],
    care: 'Vacuum with the beater bar off.',
    dimensions: inches({ Width: 66, Length: 96, Thickness: 0.5 }),
    prices: price(549),
    stock: stock(29, 11),
    deliveryDays: { from: 6, to: 10 },
    deliveryMode: 'parcel',
  }),
  product('cb2', {
    sku: 200707,
    slug: 'arch-rug',
    name: 'Arch Rug',
    note: '5.5 × 8 ft, ivory, black and rust',
    category: 'rugs',
    rooms: ['living', 'bedroom', 'dining'],
    collection: 'Arch',
    alts: ['Arch rug in ivory with black and rust arches, on white', 'Arch rug seen from the other side'],
    description: { title: 'Two arches, head to toe', text: 'Wool, looped by hand. Neither end is the top.' },
    facts: [
      { label: 'Pile', text: '100% wool, looped' },
      { label: 'Made', text: 'Tufted by hand in India' },
    ],
    care: 'Vacuum with the beater bar off. Rotate twice a year.',
    dimensions: inches({ Width: 66, Length: 96, Thickness: 0.5 }),
    prices: price(499),
    stock: stock(32, 12),
    deliveryDays: { from: 6, to: 10 },
    deliveryMode: 'parcel',
  }),
] as const;
