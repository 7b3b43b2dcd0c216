import { price, stock } from '../money.ts';
import { dropShip } from '../products/availability.ts';
import { boxes, inches, pounds } from '../products/measures.ts';
import { product } from '../products/product.ts';

export const mainStorage = [
  product('main', {
    sku: 100501,
    slug: 'linden-sideboard',
    name: 'Linden Sideboard',
    note: '72 in, oak',
    category: 'storage',
    rooms: ['dining', 'living'],
    collection: 'Linden',
    alts: [
      'Linden sideboard in oak with a vase and a bowl on it',
      'Linden sideboard seen from the side',
      'Frame and panel door of the Linden sideboard',
    ],
    description: {
      title: 'Holds Sunday lunch for twelve',
      text: 'Two deep cabinets for platters, three drawers for everything you need in a hurry. The doors are framed the old way, so they move with the weather and never stick.',
    },
    facts: [
      { label: 'Wood', text: 'Oak, solid doors, veneered case' },
      { label: 'Inside', text: 'One adjustable shelf behind each door' },
      { label: 'Drawers', text: 'Dovetailed, the top one lined in felt' },
    ],
    dimensions: [...inches({ Width: 72, Depth: 18, Height: 31.5 }), pounds('Weight', 149)],
    rating: { average: 4.8, count: 104 },
    prices: price(1499, 1699),
    stock: stock(26, 10),
    boxes: boxes([76, 22, 36]),
    installation: 'wall-anchoring',
  }),
  product('main', {
    sku: 100502,
    slug: 'harbor-bookcase',
    name: 'Harbor Bookcase',
    note: '78 in tall, painted',
    category: 'storage',
    rooms: ['living'],
    collection: 'Harbor',
    alts: [
      'Tall Harbor bookcase painted dark green, filled with books',
      'Harbor bookcase seen from the side',
      'Shelf lip and books on the Harbor bookcase',
    ],
    description: {
      title: 'Room for the ones you meant to read',
      text: 'Five shelves with a lip that keeps the last book upright, and a narrow-board back like a boathouse. It’s made and shipped by a workshop on the coast that does nothing else.',
    },
    facts: [
      { label: 'Body', text: 'Poplar, painted by hand' },
      { label: 'Shelves', text: 'Five, each carries 55 lb' },
      { label: 'Safety', text: 'Includes a wall anchor. Please use it.' },
    ],
    dimensions: [...inches({ Width: 38, Depth: 14, Height: 78 }), pounds('Weight', 121)],
    rating: { average: 4.6, count: 72 },
    prices: price(1099),
    stock: stock(30, 12),
    availability: dropShip('Harbor Lane Workshop'),
    deliveryDays: { from: 14, to: 25 },
    boxes: boxes([82, 42, 8], [40, 16, 10]),
    installation: 'wall-anchoring',
  }),
  product('main', {
    sku: 100503,
    slug: 'tansy-media-console',
    name: 'Tansy Media Console',
    note: '68 in, cane doors',
    category: 'storage',
    rooms: ['living'],
    collection: 'Tansy',
    isNew: true,
    alts: [
      'Tansy media console with cane doors against a wall',
      'Tansy media console seen from the side',
      'Woven cane in a door of the Tansy media console',
    ],
    description: {
      title: 'Lets the remote through',
      text: 'Cane is woven air: a remote works through it, a speaker plays through it, and the tangle of cords stays out of sight. The open middle is for the records you still put on.',
    },
    facts: [
      { label: 'Wood', text: 'Ash, oiled' },
      { label: 'Doors', text: 'Woven cane in solid frames' },
      { label: 'Cables', text: 'Cutouts behind every bay' },
    ],
    dimensions: [...inches({ Width: 68, Depth: 16.5, Height: 22 }), pounds('Weight', 98)],
    rating: { average: 4.5, count: 48 },
    prices: price(999),
    stock: stock(22, 9),
    boxes: boxes([72, 21, 27]),
  }),
] as const;
