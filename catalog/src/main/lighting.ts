import { price, stock } from '../money.ts';
import { backordered } from '../products/availability.ts';
import { boxes, inches, pounds } from '../products/measures.ts';
import { product } from '../products/product.ts';

export const mainLighting = [
  product('main', {
    sku: 100601,
    slug: 'wick-floor-lamp',
    name: 'Wick Floor Lamp',
    note: '62 in, brass and linen',
    category: 'lighting',
    rooms: ['living', 'bedroom'],
    collection: 'Wick',
    alts: [
      'Wick floor lamp in brass with a lit linen shade',
      'Wick floor lamp seen from below its shade',
      'Pull chain and brass collar of the Wick floor lamp',
    ],
    description: {
      title: 'The light to stay up by',
      text: 'A linen shade turns any bulb into evening. The chain hangs right where you reach for it, and the base is heavy enough for a house with a dog.',
    },
    facts: [
      { label: 'Stand', text: 'Solid brass, left to darken' },
      { label: 'Shade', text: 'Linen, bound by hand' },
      { label: 'Bulb', text: 'One E26, up to 60 W, not included' },
    ],
    dimensions: [...inches({ Diameter: 18, Height: 62, 'Base diameter': 11.5 }), pounds('Weight', 17)],
    rating: { average: 4.8, count: 143 },
    prices: price(349),
    stock: stock(64, 24),
    deliveryMode: 'parcel',
    boxes: boxes([20, 20, 14], [62, 13, 8]),
  }),
  product('main', {
    sku: 100602,
    slug: 'dew-table-lamp',
    name: 'Dew Table Lamp',
    note: '24 in, glazed ceramic',
    category: 'lighting',
    rooms: ['living', 'bedroom'],
    collection: 'Dew',
    alts: [
      'Dew table lamp with a glazed base on a side table',
      'Dew table lamp seen from above',
      'Glaze running down the base of the Dew table lamp',
    ],
    description: {
      title: 'Thrown, dipped, left to run',
      text: 'The base is thrown on a wheel and the glaze is left to find its own way down, which is why yours is the only one of its kind.',
    },
    facts: [
      { label: 'Base', text: 'Stoneware with a running glaze' },
      { label: 'Shade', text: 'Linen on a white liner' },
      { label: 'Bulb', text: 'One E26, up to 60 W, not included' },
    ],
    dimensions: [...inches({ Diameter: 16, Height: 23.5 }), pounds('Weight', 11)],
    rating: { average: 4.7, count: 88 },
    prices: price(199, 229),
    stock: stock(85, 30),
    deliveryMode: 'parcel',
  }),
  product('main', {
    sku: 100603,
    slug: 'pod-pendant',
    name: 'Pod Pendant',
    note: '21 in, woven cord',
    category: 'lighting',
    rooms: ['dining'],
    collection: 'Pod',
    isNew: true,
    alts: [
      'Woven Pod pendant hanging lit over a table',
      'Pod pendant seen from below',
      'Over-and-under weave of the Pod pendant’s cord',
    ],
    description: {
      title: 'A basket full of light',
      text: 'Paper cord woven over eighty-four ribs, one after the other, by someone with patience. It casts its own shadow over the table, and nobody has asked us to turn it off yet.',
    },
    facts: [
      { label: 'Shade', text: 'Twisted paper cord, woven by hand' },
      { label: 'Cable', text: '9 ft, fabric-covered, can be shortened' },
      { label: 'Bulb', text: 'One E26, up to 40 W, not included' },
    ],
    dimensions: [...inches({ Diameter: 21, Height: 13.5, 'Longest drop': 108 }), pounds('Weight', 6)],
    rating: { average: 4.6, count: 34 },
    prices: price(279),
    stock: stock(60, 24),
    availability: backordered(38),
    deliveryDays: { from: 42, to: 49 },
    deliveryMode: 'parcel',
    installation: 'light-hanging',
  }),
] as const;
