import { price, stock } from '../money.ts';
import { inches, pounds } from '../products/measures.ts';
import { product } from '../products/product.ts';

export const moreCb2Decor = [
  product('cb2', {
    sku: 201012,
    slug: 'cone-planter',
    name: 'Cone Planter',
    note: '15 in, matte rust',
    category: 'decor',
    rooms: ['living', 'bedroom'],
    collection: 'Cone',
    alts: ['Cone planter in matte rust with a snake plant, on white', 'Cone planter seen from above'],
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
