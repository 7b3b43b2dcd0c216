import { price, stock } from '../money.ts';
import { careOf } from '../products/care.ts';
import { inches } from '../products/measures.ts';
import { product } from '../products/product.ts';

export const moreMainTabletop = [
  product('main', {
    sku: 100811,
    slug: 'teasel-candlesticks',
    name: 'Teasel Candlesticks',
    note: 'Set of three, turned walnut',
    category: 'tabletop',
    rooms: ['dining', 'living'],
    collection: 'Teasel',
    alts: [
      'Three Teasel candlesticks in turned walnut with ivory tapers',
      'Teasel candlesticks seen from the other side',
      'Turned walnut of the Teasel candlesticks up close',
    ],
    description: {
      title: 'Dinner looks better from here',
      text: 'Turned by hand in three heights, so you see faces over the flames and not only wax. The cups are lined with brass, and the tapers are in the box.',
    },
    facts: [
      { label: 'Wood', text: 'Solid walnut, oiled' },
      { label: 'Set', text: '12, 9 and 6.5 in tall' },
      { label: 'Candles', text: 'Three tapers, included' },
    ],
    care: careOf.oiledWood,
    dimensions: inches({ Diameter: 4, Height: 12 }),
    prices: price(89),
    stock: stock(84, 30),
    deliveryMode: 'parcel',
  }),
  product('main', {
    sku: 100810,
    slug: 'clay-pasta-bowls',
    name: 'Clay Pasta Bowls',
    note: 'Set of four, stoneware',
    category: 'tabletop',
    rooms: ['dining'],
    collection: 'Clay',
    alts: [
      'Clay pasta bowls, three in a pile and one in front, on a walnut table',
      'Clay pasta bowls seen from above',
      'Speckled rim of a Clay pasta bowl next to three in a pile',
    ],
    description: {
      title: 'Deep enough for seconds',
      text: 'Wider than a soup bowl, deeper than a plate, with a rim that keeps the sauce in. They stack with the rest of the Clay set.',
    },
    facts: [
      { label: 'Color', text: 'Ivory, speckled' },
      { label: 'Set', text: 'Four bowls, 32 oz each' },
      { label: 'Clay', text: 'Stoneware, glazed by hand' },
      { label: 'Use', text: 'Oven, microwave and dishwasher safe' },
    ],
    care: careOf.dishwasher,
    dimensions: inches({ Diameter: 9, Height: 2 }),
    prices: price(72),
    stock: stock(110, 40),
    deliveryMode: 'parcel',
  }),
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
      'Oak rim of the Acorn cake stand under a ring cake',
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
