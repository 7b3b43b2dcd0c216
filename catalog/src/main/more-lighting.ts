import { price, stock } from '../money.ts';
import { careOf } from '../products/care.ts';
import { boxes, inches, pounds } from '../products/measures.ts';
import { product } from '../products/product.ts';

export const moreMainLighting = [
  product('main', {
    sku: 100611,
    slug: 'finch-desk-lamp',
    name: 'Finch Desk Lamp',
    note: '20 in, brass and green enamel',
    category: 'lighting',
    rooms: ['living', 'bedroom'],
    collection: 'Finch',
    alts: [
      'Finch desk lamp with a green enamel shade on two brass arms',
      'Finch desk lamp seen from the other side',
      'Green enamel shade and brass joint of the Finch desk lamp',
    ],
    description: {
      title: 'Homework, at any age',
      text: 'Three brass joints hold where you leave them, and a counterweight does the lifting. The foot is heavy enough to stay put when you pull the light across the page.',
    },
    facts: [
      { label: 'Arms', text: 'Solid brass, left to darken' },
      { label: 'Shade', text: 'Spun steel, green enamel' },
      { label: 'Bulb', text: 'One E12 LED, 5 W, included' },
    ],
    care: careOf.brass,
    dimensions: [...inches({ Base: 7, Height: 20 }), pounds('Weight', 7)],
    prices: price(219),
    stock: stock(72, 28),
    deliveryMode: 'parcel',
  }),
  product('main', {
    sku: 100612,
    slug: 'lark-chandelier',
    name: 'Lark Chandelier',
    note: '33 in, brass and linen, five lights',
    category: 'lighting',
    rooms: ['dining', 'living'],
    collection: 'Lark',
    alts: [
      'Lark chandelier of brass with five arms and small linen shades, lit',
      'Lark chandelier above a round dining table',
      'Turned brass stem of the Lark chandelier between its shades',
    ],
    description: {
      title: 'Five little lamps, one switch',
      text: 'The Lark sconce, times five, on a turned brass stem. The linen shades hide the bulbs from everybody at the table, and with a dimmer it’s candlelight without the drips.',
    },
    facts: [
      { label: 'Arms', text: 'Solid brass, left to darken' },
      { label: 'Shades', text: 'Five, linen, bound by hand' },
      { label: 'Chain', text: '6 ft, cut to length' },
      { label: 'Bulb', text: 'Five E12, up to 40 W, not included' },
    ],
    care: careOf.shade,
    dimensions: [...inches({ Diameter: 33, Height: 18 }), pounds('Weight', 13)],
    prices: price(649),
    stock: stock(28, 11),
    boxes: boxes([36, 36, 14]),
    installation: 'light-hanging',
  }),
] as const;
