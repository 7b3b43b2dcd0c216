import { price, stock } from '../money.ts';
import { careOf } from '../products/care.ts';
import { inches } from '../products/measures.ts';
import { product } from '../products/product.ts';

export const moreCb2Tabletop = [
  product('cb2', {
    sku: 200811,
    slug: 'cone-bowls',
    name: 'Cone Bowls',
    note: 'Set of three, enameled steel',
    category: 'tabletop',
    rooms: ['dining'],
    collection: 'Cone',
    alts: [
      'Cone bowls in ocher, rust and black enamel, two of them nested, on white',
      'Cone bowls seen from above',
      'Nested Cone bowls with the small black one next to them',
    ],
    description: { title: 'Large, medium, olives', text: 'Ocher, rust, black. They nest. The black one is for pits.' },
    facts: [
      { label: 'Color', text: 'Ocher, rust, black' },
      { label: 'Material', text: 'Steel, enameled' },
      { label: 'Set', text: '10, 8 and 5.5 in across' },
    ],
    care: careOf.dishwasher,
    dimensions: inches({ Diameter: 10, Height: 3.5 }),
    prices: price(64),
    stock: stock(110, 40),
    deliveryMode: 'parcel',
  }),
  product('cb2', {
    sku: 200812,
    slug: 'cap-mills',
    name: 'Cap Salt and Pepper Mills',
    note: 'Set of two, black and white',
    category: 'tabletop',
    rooms: ['dining'],
    collection: 'Cap',
    alts: [
      'Cap salt and pepper mills, a tall black capsule and a short white one with brass rings, on white',
      'Cap salt and pepper mills seen from above',
      'Brass rings of the Cap salt and pepper mills up close',
    ],
    description: { title: 'Take two with dinner', text: 'Black is pepper. White is salt. Turn the top half.' },
    facts: [
      { label: 'Body', text: 'Beech, matte lacquer' },
      { label: 'Grinder', text: 'Ceramic, coarse to fine' },
      { label: 'Set', text: '7.25 and 5.5 in tall' },
    ],
    care: 'Wipe with a dry cloth.',
    dimensions: inches({ Diameter: 2.25, Height: 7.25 }),
    prices: price(69),
    stock: stock(120, 44),
    deliveryMode: 'parcel',
  }),
];
