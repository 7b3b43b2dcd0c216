import { price, stock } from '../money.ts';
import { inches } from '../products/measures.ts';
import { product } from '../products/product.ts';

export const moreMainRugs = [
  product('main', {
    sku: 101101,
    slug: 'sorrel-kilim-rug',
    name: 'Sorrel Kilim Rug',
    note: '6 × 9 ft, flat-woven wool',
    category: 'rugs',
    rooms: ['living', 'dining', 'bedroom'],
    collection: 'Sorrel',
    isNew: true,
    alts: [
      'Sorrel kilim rug with stepped lozenges in rust, ivory, indigo and ocher',
      'Sorrel kilim rug with one corner turned over, seen from above',
    ],
    description: {
      title: 'Two rugs, back to back',
      text: 'Woven flat, with no right side and no wrong one. Turn it over when the red wine wins. The steps along every lozenge are where one yarn ends and the next begins.',
    },
    facts: [
      { label: 'Color', text: 'Rust with ivory, indigo and ocher' },
      { label: 'Weave', text: '100% wool kilim, the same on both sides' },
      { label: 'Made', text: 'Woven by hand in Anatolia' },
    ],
    care: 'Shake it out, vacuum both sides. Rotate twice a year.',
    dimensions: inches({ Width: 72, Length: 108, Thickness: 0.25 }),
    prices: price(599),
    stock: stock(28, 10),
    deliveryDays: { from: 6, to: 10 },
    deliveryMode: 'parcel',
  }),
  product('main', {
    sku: 101102,
    slug: 'fescue-jute-rug',
    name: 'Fescue Jute Rug',
    note: '6 ft round, braided jute',
    category: 'rugs',
    rooms: ['living', 'dining'],
    collection: 'Fescue',

    alts: [
      'Round Fescue rug of braided jute with two darker rounds, on a walnut floor',
      'Fescue jute rug seen from higher up',
    ],
    description: {
      title: 'Round and round and done',
      text: 'Braids of jute, each sewn around the one before, from the middle out. It smells of a hayloft for a week and feels good under bare feet for years.',
    },
    facts: [
      { label: 'Color', text: 'Natural, with rounds of brown' },
      { label: 'Fiber', text: '100% jute' },
      { label: 'Made', text: 'Braided and sewn by hand in Bangladesh' },
    ],
    care: 'Vacuum often, blot spills at once. Not for damp rooms.',
    dimensions: inches({ Width: 72, Length: 72, Thickness: 0.4 }),
    prices: price(249),
    stock: stock(64, 24),
    deliveryDays: { from: 6, to: 10 },
    deliveryMode: 'parcel',
  }),
  product('main', {
    sku: 101104,
    slug: 'poppy-hooked-rug',
    name: 'Poppy Hooked Rug',
    note: '5 × 8 ft, hooked wool',
    category: 'rugs',
    rooms: ['bedroom', 'living'],
    collection: 'Poppy',
    isNew: true,
    alts: [
      'Poppy rug with red and coral flowers and green leaves on navy',
      'Poppy hooked rug with one corner turned over, seen from above',
    ],
    description: {
      title: 'The garden in February',
      text: 'Drawn with a brush, then hooked loop by loop into a cotton ground. No two poppies are the same, and none of them need water.',
    },
    facts: [
      { label: 'Color', text: 'Navy with red poppies and green leaves' },
      { label: 'Pile', text: '100% wool, hooked' },
      { label: 'Backing', text: 'Cotton canvas' },
    ],
    care: 'Vacuum with the beater bar off. Rotate twice a year.',
    dimensions: inches({ Width: 60, Length: 96, Thickness: 0.4 }),
    prices: price(479),
    stock: stock(32, 12),
    deliveryDays: { from: 6, to: 10 },
    deliveryMode: 'parcel',
  }),
] as const;
