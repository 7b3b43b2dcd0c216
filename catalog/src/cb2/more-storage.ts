import { price, stock } from '../money.ts';
import { careOf } from '../products/care.ts';
import { boxes, inches, pounds } from '../products/measures.ts';
import { product } from '../products/product.ts';

export const moreCb2Storage = [
  product('cb2', {
    sku: 200511,
    slug: 'disc-bar-cabinet',
    name: 'Disc Bar Cabinet',
    note: '39 in, black oak and brass',
    category: 'storage',
    rooms: ['living', 'dining'],
    collection: 'Disc',
    alts: [
      'Disc bar cabinet in black oak with a brass disc across its two doors, on white',
      'Disc bar cabinet seen from the other side',
      'Brass disc across the doors of the Disc bar cabinet',
    ],
    description: {
      title: 'The sun over the yardarm',
      text: 'Two black doors, one brass disc. Open them and it’s two halves. Pour accordingly.',
    },
    facts: [
      { label: 'Body', text: 'Oak veneer, stained black' },
      { label: 'Pulls', text: 'Brass, half a disc on each door' },
      { label: 'Inside', text: 'Two shelves and a rack for 12 glasses' },
      { label: 'Safety', text: 'Wall anchor included. Use it.' },
    ],
    care: careOf.finishedWood,
    dimensions: [...inches({ Width: 39.5, Depth: 17, Height: 51 }), pounds('Weight', 118)],
    prices: price(1299),
    stock: stock(18, 7),
    boxes: boxes([43, 20, 46], [40, 17, 4]),
    installation: 'wall-anchoring',
  }),
  product('cb2', {
    sku: 200512,
    slug: 'step-bookcase',
    name: 'Step Bookcase',
    note: '58 in, oak, ten cells',
    category: 'storage',
    rooms: ['living', 'bedroom'],
    collection: 'Step',
    alts: [
      'Step bookcase in oak, its open cells four high at one end and one at the other, on white',
      'Step bookcase seen from the other side',
      'Upper cells of the Step bookcase with books',
    ],
    description: {
      title: 'Ten cells, four steps',
      text: 'Against a wall or across a room. No back, so both sides count. Not for climbing.',
    },
    facts: [
      { label: 'Body', text: 'Oak veneer, matte lacquer' },
      { label: 'Cells', text: '13.5 in square, up to 30 lb each' },
      { label: 'Safety', text: 'Wall anchor included. Use it.' },
    ],
    care: careOf.finishedWood,
    dimensions: [...inches({ Width: 58.5, Depth: 13.5, Height: 58.5 }), pounds('Weight', 96)],
    prices: price(799),
    stock: stock(24, 9),
    boxes: boxes([62, 17, 9]),
    installation: 'wall-anchoring',
  }),
] as const;
