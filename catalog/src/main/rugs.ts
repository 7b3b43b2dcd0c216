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
    alts: ['Furrow rug in bands of brick, slate and moss on sand', 'Furrow rug with one corner turned over'],
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
] as const;
