import { price, stock } from '../money.ts';
import { at, etching } from '../personalization/lettering.ts';
import { discontinued } from '../products/availability.ts';
import { inches } from '../products/measures.ts';
import { product } from '../products/product.ts';

export const mainTabletop = [
  product('main', {
    sku: 100801,
    slug: 'clay-dinnerware-set',
    name: 'Clay Dinnerware Set',
    note: '16 pieces, stoneware',
    category: 'tabletop',
    rooms: ['dining'],
    collection: 'Clay',
    alts: [
      'Clay dinnerware, stacked plates, bowls and mugs on an oak table',
      'Clay dinnerware set seen from above',
      'Mug of the Clay dinnerware set with its bare foot',
    ],
    description: {
      title: 'Plates with a thumbprint',
      text: 'Stoneware the color of oat milk, with a foot left bare so you can see the clay. It goes in the oven, the dishwasher and, some nights, on the sofa.',
    },
    facts: [
      { label: 'Set', text: 'Four each of dinner plates, salad plates, bowls and mugs' },
      { label: 'Clay', text: 'Stoneware, glazed by hand' },
      { label: 'Use', text: 'Oven, microwave and dishwasher safe' },
    ],
    dimensions: inches({ 'Dinner plate': 10.7, 'Salad plate': 8.2, Bowl: 6.1, 'Mug height': 3.6 }),
    rating: { average: 4.7, count: 189 },
    prices: price(169),
    stock: stock(110, 40),
    deliveryMode: 'parcel',
  }),
  product('main', {
    sku: 100802,
    slug: 'ripple-vase',
    name: 'Ripple Vase',
    note: '10.5 in, ribbed stoneware',
    category: 'tabletop',
    rooms: ['living', 'dining'],
    collection: 'Ripple',
    alts: [
      'Tall and low Ripple vases with a branch on a walnut table',
      'Ripple vases seen from the side',
      'Ribs of the Ripple vase where the glaze thins',
    ],
    description: {
      title: 'Ribs you can feel',
      text: 'Thirty ribs, drawn up by a comb while the clay was wet. The potter has retired and the last kiln is sold, so what you see here is a memory.',
    },
    facts: [
      { label: 'Clay', text: 'Stoneware, reactive glaze' },
      { label: 'Holds', text: 'Water, and branches up to 3 ft' },
    ],
    dimensions: inches({ Diameter: 6, Height: 10.5 }),
    rating: { average: 4.8, count: 77 },
    prices: price(79),
    stock: stock(0, 0),
    availability: discontinued,
    deliveryMode: 'parcel',
  }),
  product('main', {
    sku: 100803,
    slug: 'initial-glasses',
    name: 'Initial Glasses',
    note: 'Set of four, etched',
    category: 'tabletop',
    rooms: ['dining'],
    collection: 'Initial',
    isNew: true,
    alts: [
      'Four Initial tumblers with water on a walnut tray, one etched',
      'Initial glasses seen from above',
      'Etched letter on an Initial glass',
    ],
    description: {
      title: 'No more wondering whose is whose',
      text: 'Four tumblers with a heavy base and one letter on each, or a short word if that’s more your family’s style. Etched by us with light, so it never wears off.',
    },
    facts: [
      { label: 'Glass', text: 'Pressed, 11 oz' },
      { label: 'Etching', text: 'Made in-house; can’t be returned' },
      { label: 'Tray', text: 'Shown, not included' },
    ],
    care: 'Top-rack dishwasher safe.',
    dimensions: inches({ Diameter: 3.3, Height: 3.8 }),
    rating: { average: 4.9, count: 62 },
    prices: price(59),
    stock: stock(2, 2),
    deliveryMode: 'parcel',
    personalization: etching({
      templateName: 'initial-glasses',
      picture: { id: 'main/initial-glasses/blank', alt: 'Close-up of one Initial glass' },
      locations: [at('Front', [513, 372, 270, 250, 0]), at('Near the base', [513, 470, 250, 90, 0])],
      lines: ['Text1', 'Text2'],
    }),
  }),
] as const;
