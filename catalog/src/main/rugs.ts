import { price, stock } from '../money.ts';
import { inches } from '../products/measures.ts';
import { product } from '../products/product.ts';

export const mainRugs = [
  product('main', {
    sku: 100701,
    slug: 'meadow-rug',
    name: 'Meadow Rug',
    note: '5.5 × 8 ft, hand-knotted wool',
    category: 'rugs',
    rooms: ['living', 'bedroom', 'dining'],
    collection: 'Meadow',
    alts: [
      'Meadow rug laid out on a wooden floor',
      'Meadow rug with one corner turned over',
      'Knots and fringe of the Meadow rug',
    ],
    description: {
      title: 'Soft where you get up',
      text: 'Leaves in green and mustard on wool the color of the sheep, knotted by hand. It sheds for a month and then lies still for twenty years.',
    },
    facts: [
      { label: 'Color', text: 'Ivory with leaves in green and mustard' },
      { label: 'Pile', text: '100% wool, half an inch' },
      { label: 'Made', text: 'Knotted by hand in Jaipur' },
    ],
    care: 'Vacuum with the beater bar off. Rotate twice a year.',
    dimensions: inches({ Width: 66, Length: 96, Thickness: 0.5 }),
    prices: price(649, 799),
    stock: stock(33, 12),
    deliveryDays: { from: 6, to: 10 },
    deliveryMode: 'parcel',
  }),
  product('main', {
    sku: 100707,
    slug: 'furrow-rug',
    name: 'Furrow Rug',
    note: '5.5 × 8 ft, striped wool',
    category: 'rugs',
    rooms: ['living', 'bedroom', 'dining'],
    collection: 'Furrow',
    alts: [
      'Furrow rug in bands of brick, slate and moss on sand',
      'Furrow rug with one corner turned over',
      'Bands of brick, slate and moss along one edge of the Furrow rug',
    ],
    description: {
      title: 'Stripes like fields from a train',
      text: 'Brick, slate and moss in bands of no two widths, on the color of dry sand. The fringe is the warp, knotted off by hand.',
    },
    facts: [
      { label: 'Color', text: 'Brick, slate and moss on sand' },
      { label: 'Pile', text: '100% wool, looped' },
      { label: 'Made', text: 'Woven by hand in Bhadohi' },
    ],
    care: 'Vacuum with the beater bar off. Rotate twice a year.',
    dimensions: inches({ Width: 66, Length: 96, Thickness: 0.5 }),
    prices: price(549),
    stock: stock(30, 12),
    deliveryDays: { from: 6, to: 10 },
    deliveryMode: 'parcel',
  }),
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
      'Sorrel kilim rug with stepped diamonds in rust, ivory, indigo and ocher',
      'Sorrel kilim rug with one corner turned over, seen from above',
      'Stepped diamonds at one corner of the Sorrel kilim rug',
    ],
    description: {
      title: 'Two rugs, back to back',
      text: 'Woven flat, with no right side and no wrong one. Turn it over when the red wine wins. The steps along every diamond are where one yarn ends and the next begins.',
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
] as const;
