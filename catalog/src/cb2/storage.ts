import { price, stock } from '../money.ts';
import { dropShip } from '../products/availability.ts';
import { boxes, inches, pounds } from '../products/measures.ts';
import { product } from '../products/product.ts';

export const cb2Storage = [
  product('cb2', {
    sku: 200501,
    slug: 'line-sideboard',
    name: 'Line Sideboard',
    note: '76 in, black on steel',
    category: 'storage',
    rooms: ['dining', 'living'],
    collection: 'Line',
    alts: [
      'Line sideboard in black on a metal plinth, on white',
      'Line sideboard seen from the side',
      'Reeded doors of the Line sideboard over its metal plinth',
    ],
    description: {
      title: 'One long line',
      text: 'Four reeded doors, no handles, a plinth set back until the whole thing floats. Plates inside, nothing on top.',
    },
    facts: [
      { label: 'Body', text: 'Oak veneer, stained black' },
      { label: 'Plinth', text: 'Brushed steel' },
      { label: 'Inside', text: 'Two adjustable shelves' },
    ],
    dimensions: [...inches({ Width: 75.5, Depth: 18, Height: 29 }), pounds('Weight', 142)],
    rating: { average: 4.6, count: 58 },
    prices: price(1299),
    stock: stock(24, 9),
    boxes: boxes([80, 22, 33]),
  }),
  product('cb2', {
    sku: 200502,
    slug: 'frame-bookcase',
    name: 'Frame Bookcase',
    note: '80 in tall, black steel',
    category: 'storage',
    rooms: ['living'],
    collection: 'Frame',
    alts: [
      'Frame bookcase in black steel on white',
      'Frame bookcase seen from the side',
      'Corner of a shelf in the Frame bookcase',
    ],
    description: {
      title: 'Outline of a bookcase',
      text: 'Square steel, five shelves, no back. Ships from the people who weld it.',
    },
    facts: [
      { label: 'Frame', text: 'Steel tube, powder-coated' },
      { label: 'Shelves', text: 'Five, each carries 60 lb' },
      { label: 'Safety', text: 'Anchor it to the wall' },
    ],
    dimensions: [...inches({ Width: 43, Depth: 14, Height: 80 }), pounds('Weight', 94)],
    rating: { average: 4.4, count: 87 },
    prices: price(699),
    stock: stock(44, 18),
    availability: dropShip('Ninth Street Steel'),
    deliveryDays: { from: 12, to: 21 },
    boxes: boxes([84, 18, 8], [46, 17, 9]),
    installation: 'wall-anchoring',
  }),
  product('cb2', {
    sku: 200503,
    slug: 'box-media-console',
    name: 'Box Media Console',
    note: '72 in, walnut and black',
    category: 'storage',
    rooms: ['living'],
    collection: 'Box',
    isNew: true,
    alts: [
      'Box media console in walnut with black doors on white',
      'Box media console seen from the side',
      'Front edge of the Box media console',
    ],
    description: {
      title: 'Shut the box',
      text: 'Three black doors for what shouldn’t be seen. One open bay for what has to be. Cables exit the back.',
    },
    facts: [
      { label: 'Body', text: 'Walnut veneer, black doors' },
      { label: 'Legs', text: 'Flat steel, bent into sleds' },
    ],
    dimensions: [...inches({ Width: 72, Depth: 16.5, Height: 18 }), pounds('Weight', 104)],
    rating: { average: 4.2, count: 35 },
    prices: price(899, 999),
    stock: stock(28, 11),
    boxes: boxes([76, 21, 22]),
  }),
] as const;
