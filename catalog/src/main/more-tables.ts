import { price, stock } from '../money.ts';
import { careOf } from '../products/care.ts';
import { boxes, inches, pounds } from '../products/measures.ts';
import { product } from '../products/product.ts';

export const moreMainTables = [
  product('main', {
    sku: 100311,
    slug: 'bramble-tray-table',
    name: 'Bramble Tray Table',
    note: '28 in, walnut and oak',
    category: 'tables',
    rooms: ['living', 'bedroom'],
    collection: 'Bramble',
    alts: [
      'Bramble tray table, a walnut tray on crossed oak legs',
      'Bramble tray table seen from the other side',
      'Corner of the Bramble tray table’s walnut tray',
    ],
    description: {
      title: 'Breakfast comes to you',
      text: 'Lift the tray off by its brass handles, load it in the kitchen and set it down again. The legs fold flat, so between guests the table fits behind a door.',
    },
    facts: [
      { label: 'Tray', text: 'Solid walnut, oiled' },
      { label: 'Legs', text: 'Solid oak, folding' },
      { label: 'Handles', text: 'Solid brass' },
    ],
    care: careOf.oiledWood,
    dimensions: [...inches({ Width: 28, Depth: 18, Height: 22 }), pounds('Weight', 17)],
    prices: price(269),
    stock: stock(64, 24),
    deliveryMode: 'parcel',
  }),
  product('main', {
    sku: 100312,
    slug: 'linnet-drop-leaf-table',
    name: 'Linnet Drop-Leaf Dining Table',
    note: '44 in, oak top, seats four',
    category: 'tables',
    rooms: ['dining'],
    collection: 'Linnet',
    alts: [
      'Linnet drop-leaf dining table with an oak top on black legs, one leaf down',
      'Linnet drop-leaf dining table seen from above',
      'Lowered oak leaf of the Linnet drop-leaf dining table over its black legs',
    ],
    description: {
      title: 'Two for dinner, four on Sunday',
      text: 'Both leaves down, it’s a narrow console for the hall. Swing out one gate and two people eat by the window; swing out both and it’s a round table for four. Turned and stained like the Linnet chairs.',
    },
    facts: [
      { label: 'Top', text: 'Solid oak, oiled' },
      { label: 'Base', text: 'Solid ash, stained black' },
      { label: 'Leaves', text: 'Two, on swinging gates' },
      { label: 'Folded', text: '18 in deep' },
    ],
    care: careOf.oiledWood,
    dimensions: [...inches({ Diameter: 44, Height: 29.5 }), pounds('Weight', 66)],
    prices: price(849),
    stock: stock(26, 10),
    boxes: boxes([48, 22, 14]),
  }),
] as const;
