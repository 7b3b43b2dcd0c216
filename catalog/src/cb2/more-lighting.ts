import { price, stock } from '../money.ts';
import { careOf } from '../products/care.ts';
import { inches, pounds } from '../products/measures.ts';
import { product } from '../products/product.ts';

export const moreCb2Lighting = [
  product('cb2', {
    sku: 200611,
    slug: 'stack-table-lamp',
    name: 'Stack Table Lamp',
    note: '23 in, travertine and linen',
    category: 'lighting',
    rooms: ['living', 'bedroom'],
    collection: 'Stack',
    alts: [
      'Stack table lamp, three travertine blocks under a lit linen drum, on white',
      'Stack table lamp seen from the other side',
      'Linen drum of the Stack table lamp on its black rod',
    ],
    description: {
      title: 'Five things and a shade',
      text: 'Three stones, two black discs, one rod through all of them. It can’t fall. We tried.',
    },
    facts: [
      { label: 'Base', text: 'Travertine, sealed, and black steel' },
      { label: 'Shade', text: 'Linen, ivory' },
      { label: 'Bulb', text: 'One E26, up to 60 W, not included' },
    ],
    care: careOf.shade,
    dimensions: [...inches({ 'Shade diameter': 14.5, Height: 23 }), pounds('Weight', 13)],
    prices: price(199),
    stock: stock(68, 25),
    deliveryMode: 'parcel',
  }),
  product('cb2', {
    sku: 200612,
    slug: 'loop-pendant',
    name: 'Loop Pendant',
    note: '33 in, black and opal',
    category: 'lighting',
    rooms: ['dining', 'living'],
    collection: 'Loop',
    isNew: true,
    alts: [
      'Loop pendant, a black hoop with light inside it, on white',
      'Loop pendant seen from the other side',
      'Light along the inside of the Loop pendant’s black hoop',
    ],
    description: {
      title: 'Light goes in circles',
      text: 'Black outside, bright inside. Three wires that meet in the middle. Round table, obviously.',
    },
    facts: [
      { label: 'Body', text: 'Aluminum, powder-coated black' },
      { label: 'Light', text: 'LED, 32 W, 2700 K, dimmable' },
      { label: 'Hanging', text: 'Three steel wires on one 9 ft cord, adjustable' },
    ],
    care: careOf.shade,
    dimensions: [...inches({ Diameter: 33, Height: 20, 'Longest drop': 108 }), pounds('Weight', 8)],
    prices: price(429),
    stock: stock(34, 13),
    deliveryMode: 'parcel',
    installation: 'light-hanging',
  }),
] as const;
