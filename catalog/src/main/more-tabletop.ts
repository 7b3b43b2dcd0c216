import { price, stock } from '../money.ts';
import { careOf } from '../products/care.ts';
import { boxes, inches } from '../products/measures.ts';
import { product } from '../products/product.ts';

export const moreMainTabletop = [
  product('main', {
    sku: 100812,
    slug: 'acorn-cake-stand',
    name: 'Acorn Cake Stand',
    note: '12 in, oak and walnut',
    category: 'tabletop',
    rooms: ['dining'],
    collection: 'Acorn',
    alts: [
      'Acorn cake stand in oak on a turned walnut foot, with a ring cake on it',
      'Acorn cake stand seen from above',
    ],
    description: {
      title: 'Makes a box mix look homemade',
      text: 'An oak plate on a turned walnut foot, with a rim that catches the crumbs. Between birthdays it lifts the fruit or the soap a little closer to the light.',
    },
    facts: [
      { label: 'Wood', text: 'Solid oak and solid walnut, oiled' },
      { label: 'Finish', text: 'Food-safe oil' },
    ],
    care: careOf.oiledWood,
    dimensions: inches({ Diameter: 12, Height: 5.25 }),
    prices: price(74),
    stock: stock(96, 36),
    deliveryMode: 'parcel',
  }),
] as const;
