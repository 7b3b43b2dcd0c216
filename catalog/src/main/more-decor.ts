import { price, stock } from '../money.ts';
import { careOf } from '../products/care.ts';
import { inches, pounds } from '../products/measures.ts';
import { product } from '../products/product.ts';

export const moreMainDecor = [
  product('main', {
    sku: 101011,
    slug: 'larch-wall-hooks',
    name: 'Larch Wall Hooks',
    note: '34 in, oak, five pegs',
    category: 'decor',
    rooms: ['living', 'bedroom', 'bath'],
    collection: 'Larch',
    alts: [
      'Larch wall hooks, an oak rail with five turned pegs',
      'Larch wall hooks seen from the other side',
      'Turned pegs on the rail of the Larch wall hooks',
    ],
    description: {
      title: 'One peg each, and one for the dog',
      text: 'Five pegs turned from solid oak, set at a tilt so a coat slides in and stays. Fasten it to two studs and it will hold the whole family’s winter.',
    },
    facts: [
      { label: 'Wood', text: 'Solid oak, oiled' },
      { label: 'Pegs', text: 'Five, up to 20 lb each' },
      { label: 'Hanging', text: 'Two brass screws, included' },
    ],
    care: careOf.oiledWood,
    dimensions: [...inches({ Width: 34, Depth: 4, Height: 3.75 }), pounds('Weight', 4)],
    prices: price(129),
    stock: stock(90, 34),
    deliveryMode: 'parcel',
  }),
  product('main', {
    sku: 101012,
    slug: 'fennel-planter',
    name: 'Fennel Planter',
    note: '19 in tall, stoneware and oak',
    category: 'decor',
    rooms: ['living'],
    collection: 'Fennel',
    alts: [
      'Fennel planter of ribbed green stoneware on an oak stand, with a leafy plant in it',
      'Fennel planter seen from above',
      'Leaves over the ribbed rim of the Fennel planter',
    ],
    description: {
      title: 'The fig gets its own furniture',
      text: 'The combed stoneware of the Fennel lamp, wide enough for a tree and lifted on three oak legs, so you can sweep under it. There’s a hole with a plug at the bottom, for people who water too much.',
    },
    facts: [
      { label: 'Clay', text: 'Stoneware, green glaze' },
      { label: 'Stand', text: 'Solid oak, oiled' },
      { label: 'Holds', text: 'A 12 in nursery pot' },
      { label: 'Plant', text: 'Shown, not included' },
    ],
    care: 'Wipe the pot with a damp cloth. Put a saucer inside if the plug is out.',
    dimensions: [...inches({ Diameter: 18, Height: 19 }), pounds('Weight', 26)],
    prices: price(169),
    stock: stock(58, 22),
    deliveryMode: 'parcel',
  }),
] as const;
