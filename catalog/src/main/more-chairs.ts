import { price, stock } from '../money.ts';
import { careOf } from '../products/care.ts';
import { boxes, inches, pounds } from '../products/measures.ts';
import { product } from '../products/product.ts';

export const moreMainChairs = [
  product('main', {
    sku: 100211,
    slug: 'linnet-rocking-chair',
    name: 'Linnet Rocking Chair',
    note: '24 in, walnut',
    category: 'chairs',
    rooms: ['living', 'bedroom'],
    collection: 'Linnet',
    alts: [
      'Linnet rocking chair in walnut with nine spindles',
      'Linnet rocking chair seen from the other side',
      'Spindles and hollowed seat of the Linnet rocking chair',
    ],
    description: {
      title: 'For babies, porches and long phone calls',
      text: 'Nine spindles that flex when you lean back and a seat hollowed from one board. The rockers are bent in one piece and stop short of your heels, and they don’t creep across the floor.',
    },
    facts: [
      { label: 'Wood', text: 'Solid walnut, oiled' },
      { label: 'Seat', text: 'Carved from one board' },
      { label: 'Arrives', text: 'Assembled' },
    ],
    care: careOf.oiledWood,
    dimensions: [...inches({ Width: 24, Depth: 35.5, Height: 43, 'Seat height': 16.5 }), pounds('Weight', 26)],
    prices: price(599),
    stock: stock(36, 14),
    boxes: boxes([27, 38, 45]),
  }),
  product('main', {
    sku: 100212,
    slug: 'clover-dining-chair',
    name: 'Clover Dining Chair',
    note: '18 in, walnut and cord',
    category: 'chairs',
    rooms: ['dining'],
    collection: 'Clover',
    alts: [
      'Clover dining chair with a ladder back in walnut and a seat of woven cord',
      'Clover dining chair seen from the other side',
      'Bowed slats and woven cord seat of the Clover dining chair',
    ],
    description: {
      title: 'The ladder you sit on',
      text: 'Four bowed slats between two tall posts, and a seat of paper cord that’s firm at first and fits you after a month. Light enough to pull out with your foot.',
    },
    facts: [
      { label: 'Frame', text: 'Solid walnut, oiled' },
      { label: 'Seat', text: 'Paper cord, woven by hand' },
      { label: 'Arrives', text: 'Assembled' },
    ],
    care: careOf.oiledWood,
    dimensions: [...inches({ Width: 18, Depth: 20, Height: 40, 'Seat height': 18 }), pounds('Weight', 11)],
    prices: price(269),
    stock: stock(96, 36),
    deliveryMode: 'parcel',
    boxes: boxes([21, 23, 42]),
  }),
] as const;
