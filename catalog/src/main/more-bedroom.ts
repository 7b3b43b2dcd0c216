import { price, stock } from '../money.ts';
import { careOf } from '../products/care.ts';
import { boxes, inches, pounds } from '../products/measures.ts';
import { product } from '../products/product.ts';

export const moreMainBedroom = [
  product('main', {
    sku: 100410,
    slug: 'linden-tall-chest',
    name: 'Linden Tall Chest',
    note: '48 in tall, oak, five drawers',
    category: 'bedroom',
    rooms: ['bedroom'],
    collection: 'Linden',
    alts: [
      'Linden tall chest in oak with five drawers and turned knobs',
      'Linden tall chest seen from the other side',
      'Turned knobs on the top drawers of the Linden tall chest',
    ],
    description: {
      title: 'Socks on top, sweaters below',
      text: 'Five drawers, each a little deeper than the one above it, in less than three feet of wall. The knobs are turned from the same oak as the fronts.',
    },
    facts: [
      { label: 'Wood', text: 'Oak, solid and veneered' },
      { label: 'Drawers', text: 'Five, dovetailed' },
      { label: 'Safety', text: 'Includes a wall anchor. Please use it.' },
    ],
    care: careOf.finishedWood,
    dimensions: [...inches({ Width: 34, Depth: 18, Height: 48 }), pounds('Weight', 124)],
    prices: price(1149),
    stock: stock(20, 8),
    boxes: boxes([38, 22, 52]),
    installation: 'wall-anchoring',
  }),
  product('main', {
    sku: 100415,
    slug: 'wren-bed',
    name: 'Wren Bed',
    note: 'Queen, oak with spindles',
    category: 'bedroom',
    rooms: ['bedroom'],
    collection: 'Wren',
    alts: [
      'Wren bed in oak with a headboard of spindles, made up in ivory linen',
      'Wren bed seen from the foot',
      'Short spindles at the foot of the Wren bed',
    ],
    description: {
      title: 'Nothing to hide, nothing to dust',
      text: 'Nineteen turned spindles at your head and a row of short ones at your feet, so a small bedroom stays light. Every joint is tight and doweled: turn over as often as you like.',
    },
    facts: [
      { label: 'Frame', text: 'Solid oak, oiled' },
      { label: 'Slats', text: 'Beech, with a center beam' },
      { label: 'Mattress', text: '8 to 14 in thick, no box spring needed' },
      { label: 'Bedding', text: 'Shown, not included' },
    ],
    care: careOf.oiledWood,
    dimensions: [...inches({ Width: 69, Length: 87.5, Height: 45, 'Slat height': 11 }), pounds('Weight', 128)],
    prices: price(1399),
    stock: stock(18, 7),
    boxes: boxes([71, 6, 47], [84, 10, 12]),
    installation: 'bed-assembly',
    warrantyPart: 'Sofa, chair, bench and bed frames',
  }),
  product('main', {
    sku: 100416,
    slug: 'juniper-dressing-table',
    name: 'Juniper Dressing Table',
    note: '43 in, walnut, round mirror',
    category: 'bedroom',
    rooms: ['bedroom'],
    collection: 'Juniper',
    alts: [
      'Juniper dressing table in walnut with two drawers and a round mirror on brass posts',
      'Juniper dressing table seen from the other side',
      'Rounded end and round mirror of the Juniper dressing table',
    ],
    description: {
      title: 'Five quiet minutes before the day',
      text: 'A round mirror that tilts between two brass posts, and two drawers that hide the evidence. The ends are rounded like those of the Juniper nightstand. It’s just as good for writing letters.',
    },
    facts: [
      { label: 'Wood', text: 'Walnut, solid and veneered' },
      { label: 'Drawers', text: 'Two, dovetailed' },
      { label: 'Mirror', text: '18 in, tilts' },
      { label: 'Knobs', text: 'Solid brass' },
    ],
    care: careOf.finishedWood,
    dimensions: [...inches({ Width: 43, Depth: 18, Height: 50.5, 'Table height': 29.5 }), pounds('Weight', 62)],
    prices: price(849),
    stock: stock(22, 9),
    boxes: boxes([47, 22, 12], [22, 24, 6]),
  }),
] as const;
