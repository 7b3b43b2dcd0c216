import { price, stock } from '../money.ts';
import { inches, pounds } from '../products/measures.ts';
import { product } from '../products/product.ts';

export const moreMainDecor = [
  product('main', {
    sku: 101012,
    slug: 'fennel-planter',
    name: 'Fennel Planter',
    note: '19 in tall, stoneware and oak',
    category: 'decor',
    rooms: ['living'],
    collection: 'Fennel',
    alts: [
      'Fennel planter of ribbed green stoneware on an oak stand, with a leafy plant in it',
      'Fennel planter seen from above',
    ],
    description: {
      title: 'The fig gets its own furniture',
      text: 'The combed stoneware of the Fennel lamp, wide enough for a tree and lifted on three oak legs, so you can sweep under it. There’s a hole with a plug at the bottom, for people who water too much.',
    },
    facts: [
      { label: 'Clay', text: 'Stoneware, green glaze' },
      { label: 'Stand', text: 'Solid oak, oiled' },
      { label: 'Holds', text: 'A 12 in nursery pot' },
      { label: 'Plant', text: 'Shown, not included' },
    ],
    care: 'Wipe the pot with a damp cloth. Put a saucer inside if the plug is out.',
    dimensions: [...inches({ Diameter: 18, Height: 19 }), pounds('Weight', 26)],
    prices: price(169),
    stock: stock(58, 22),
    deliveryMode: 'parcel',
  }),
] as const;
