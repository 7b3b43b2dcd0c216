import { price, stock } from '../money.ts';
import { careOf } from '../products/care.ts';
import { boxes, inches, pounds } from '../products/measures.ts';
import { product } from '../products/product.ts';

export const moreCb2Sofas = [
  product('cb2', {
    sku: 200110,
    slug: 'pill-sofa',
    name: 'Pill Sofa',
    note: '84 in, petrol velvet',
    category: 'sofas',
    rooms: ['living'],
    collection: 'Pill',
    isNew: true,
    alts: [
      'Pill sofa in petrol velvet, round at both ends, on white',
      'Pill sofa seen from the other side',
      'Round end of the Pill sofa in petrol velvet',
    ],
    description: {
      title: 'No corner seat',
      text: 'There are no corners. The back runs around both ends and slopes off. Sit anywhere.',
    },
    facts: [
      { label: 'Frame', text: 'Kiln-dried beech' },
      { label: 'Cover', text: 'Cotton velvet, petrol' },
      { label: 'Seat', text: 'One cushion, foam and down' },
    ],
    care: careOf.upholstery,
    dimensions: [...inches({ Width: 84, Depth: 38.5, Height: 27.5, 'Seat height': 17.5 }), pounds('Weight', 138)],
    prices: price(2199),
    stock: stock(12, 5),
    boxes: boxes([88, 42, 31]),
  }),
  product('cb2', {
    sku: 200118,
    slug: 'hover-sofa',
    name: 'Hover Sofa',
    note: '93 in, walnut and rust linen',
    category: 'sofas',
    rooms: ['living'],
    collection: 'Hover',
    alts: [
      'Hover sofa, rust linen cushions on a walnut deck that ends as a table, on white',
      'Hover sofa seen from the other side',
      'Walnut deck of the Hover sofa where it ends as a table',
    ],
    description: {
      title: 'A sofa and its table',
      text: 'Two cushions on a walnut deck. The end you don’t sit on holds the coffee.',
    },
    facts: [
      { label: 'Deck', text: 'Solid walnut, oiled' },
      { label: 'Frame', text: 'Steel, powder-coated black' },
      { label: 'Cover', text: 'Linen, rust' },
    ],
    care: careOf.upholstery,
    dimensions: [...inches({ Width: 93, Depth: 34, Height: 32, 'Seat height': 17 }), pounds('Weight', 164)],
    prices: price(2399),
    stock: stock(10, 4),
    boxes: boxes([96, 37, 8], [44, 34, 22]),
  }),
  product('cb2', {
    sku: 200119,
    slug: 'bend-chaise',
    name: 'Bend Chaise Lounge',
    note: '69 in, chrome and tan leather',
    category: 'sofas',
    rooms: ['living', 'bedroom'],
    collection: 'Bend',
    isNew: true,
    alts: [
      'Bend chaise lounge in tan leather channels on a chromed tube, on white',
      'Bend chaise lounge seen from the other side',
      'Leather channels of the Bend chaise lounge on their chromed tube',
    ],
    description: {
      title: 'The chair, lying down',
      text: 'Seventeen channels of leather on one long bend. Knees up, head back, phone off.',
    },
    facts: [
      { label: 'Frame', text: 'Steel tube, chromed' },
      { label: 'Cover', text: 'Tan leather' },
      { label: 'Roll', text: 'Sewn to the top channel' },
    ],
    care: careOf.leather,
    dimensions: [...inches({ Width: 23.5, Length: 69, Height: 38, 'Seat height': 16 }), pounds('Weight', 72)],
    prices: price(1699),
    stock: stock(9, 4),
    boxes: boxes([73, 27, 40]),
  }),
] as const;
