import { price, stock } from '../money.ts';
import { at, etching } from '../personalization/lettering.ts';
import { noLongerInCanada } from '../products/availability.ts';
import { inches } from '../products/measures.ts';
import { product } from '../products/product.ts';

export const cb2Tabletop = [
  product('cb2', {
    sku: 200801,
    slug: 'ink-dinnerware-set',
    name: 'Ink Dinnerware Set',
    note: '16 pieces, matte black',
    category: 'tabletop',
    rooms: ['dining'],
    collection: 'Ink',
    alts: [
      'Ink dinnerware, stacked in matte black on white',
      'Ink dinnerware set seen from above',
      'Square handle of an Ink mug',
    ],
    description: {
      title: 'Food looks better on it',
      text: 'Matte black inside and out. Square handles. Everything stacks.',
    },
    facts: [
      { label: 'Set', text: 'Four each of dinner plates, salad plates, bowls and mugs' },
      { label: 'Use', text: 'Microwave and dishwasher safe' },
    ],
    dimensions: inches({ 'Dinner plate': 10.7, 'Salad plate': 8.2, Bowl: 6.1, 'Mug height': 3.6 }),
    rating: { average: 4.4, count: 141 },
    prices: price(149, 179),
    stock: stock(120, 44),
    deliveryMode: 'parcel',
  }),
  product('cb2', {
    sku: 200802,
    slug: 'tube-vase',
    name: 'Tube Vase',
    note: '12 in, smoke glass',
    category: 'tabletop',
    rooms: ['living', 'dining'],
    collection: 'Tube',
    alts: ['Tube vase of glass with one leaf on white', 'Tube vase from another side', 'Thick base of the Tube vase'],
    description: { title: 'One stem', text: 'A tube of glass with an inch of base. One stem is enough.' },
    facts: [{ label: 'Glass', text: 'Drawn tube, cut and polished' }],
    dimensions: inches({ Diameter: 4.1, Height: 11.8 }),
    rating: { average: 4.6, count: 53 },
    prices: price(49),
    stock: stock(90, 0),
    availability: noLongerInCanada,
    deliveryMode: 'parcel',
  }),
  product('cb2', {
    sku: 200803,
    slug: 'etch-glasses',
    name: 'Etch Glasses',
    note: 'Set of four, etched',
    category: 'tabletop',
    rooms: ['dining'],
    collection: 'Etch',
    isNew: true,
    alts: [
      'Four Etch glasses with a letter on each, on white',
      'Etch glasses seen from above',
      'Etched letter on an Etch glass',
    ],
    description: {
      title: 'A letter in the glass',
      text: 'Straight walls, heavy base, one mark. Cut by laser, in-house.',
    },
    facts: [
      { label: 'Glass', text: 'Pressed, 11 oz' },
      { label: 'Etching', text: 'Made in-house; can’t be returned' },
    ],
    care: 'Top-rack dishwasher safe.',
    dimensions: inches({ Diameter: 3.3, Height: 3.8 }),
    rating: { average: 4.7, count: 44 },
    prices: price(49),
    stock: stock(2, 2),
    deliveryMode: 'parcel',
    personalization: etching({
      templateName: 'etch-glasses',
      picture: { id: 'cb2/etch-glasses/blank', alt: 'Close-up of Etch glasses' },
      locations: [
        at('Front', [147, 420, 230, 230, 0], [842, 400, 230, 230, 0]),
        at('Near the base', [147, 500, 230, 80, 0], [842, 480, 230, 80, 0]),
      ],
      lines: ['Text1', 'Text2'],
    }),
  }),
] as const;
