import { price, stock } from '../money.ts';
import { careOf } from '../products/care.ts';
import { boxes, inches, pounds } from '../products/measures.ts';
import { product } from '../products/product.ts';

export const moreCb2Bedroom = [
  product('cb2', {
    sku: 200409,
    slug: 'cube-dresser',
    name: 'Cube Dresser',
    note: '55 in, matte green',
    category: 'bedroom',
    rooms: ['bedroom'],
    collection: 'Cube',
    alts: ['Cube dresser in matte green lacquer, on white', 'Cube dresser seen from the other side'],
    description: {
      title: 'Six drawers, one green',
      text: 'Seven thin coats, sanded dull. No handles. Press, and it opens.',
    },
    facts: [
      { label: 'Body', text: 'Matte lacquer on MDF, green' },
      { label: 'Drawers', text: 'Six, push to open' },
      { label: 'Safety', text: 'Wall anchor included. Use it.' },
    ],
    care: careOf.metal,
    dimensions: [...inches({ Width: 55, Depth: 19, Height: 30 }), pounds('Weight', 134)],
    prices: price(1249),
    stock: stock(18, 7),
    boxes: boxes([59, 23, 34]),
    installation: 'wall-anchoring',
  }),
] as const;
