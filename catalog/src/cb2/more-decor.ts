import { price, stock } from '../money.ts';
import { careOf } from '../products/care.ts';
import { inches, pounds } from '../products/measures.ts';
import { product } from '../products/product.ts';

export const moreCb2Decor = [
  product('cb2', {
    sku: 201010,
    slug: 'dot-wall-hooks',
    name: 'Dot Wall Hooks',
    note: 'Set of five, steel',
    category: 'decor',
    rooms: ['living', 'bedroom', 'bath'],
    collection: 'Dot',
    alts: [
      'Dot wall hooks, four black discs and a red one on a white wall',
      'Dot wall hooks seen from the other side',
      'Black and red discs of the Dot wall hooks',
    ],
    description: {
      title: 'Art until winter',
      text: 'Four black discs, one red. Space them as you like. Then cover them in coats.',
    },
    facts: [
      { label: 'Color', text: 'Black, one red' },
      { label: 'Material', text: 'Steel, powder-coated' },
      { label: 'Set', text: 'Three sizes, up to 15 lb each' },
    ],
    care: careOf.metal,
    dimensions: [...inches({ Diameter: 3.5, Depth: 2 }), pounds('Weight', 3)],
    prices: price(89),
    stock: stock(100, 36),
    deliveryMode: 'parcel',
  }),
  product('cb2', {
    sku: 201012,
    slug: 'cone-planter',
    name: 'Cone Planter',
    note: '15 in, matte rust',
    category: 'decor',
    rooms: ['living', 'bedroom'],
    collection: 'Cone',
    alts: [
      'Cone planter in matte rust with a snake plant, on white',
      'Cone planter seen from above',
      'Leaves of a snake plant over the rim of the Cone planter',
    ],
    description: {
      title: 'Upside down, on purpose',
      text: 'A cone on its narrow end, in a ring of steel that holds it there. Add a plant you can forget.',
    },
    facts: [
      { label: 'Pot', text: 'Fiber cement, matte rust' },
      { label: 'Foot', text: 'Steel, powder-coated black' },
      { label: 'Drainage', text: 'Hole with a plug' },
      { label: 'Plant', text: 'Shown here, not included' },
    ],
    care: 'Wipe with a damp cloth.',
    dimensions: [...inches({ Diameter: 15, Height: 14 }), pounds('Weight', 16)],
    prices: price(149),
    stock: stock(56, 20),
    deliveryMode: 'parcel',
  }),
] as const;
