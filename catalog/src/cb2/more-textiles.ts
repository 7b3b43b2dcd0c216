import { price, stock } from '../money.ts';
import { inches } from '../products/measures.ts';
import { product } from '../products/product.ts';

export const moreCb2Textiles = [
  product('cb2', {
    sku: 200709,
    slug: 'mono-bath-mat',
    name: 'Mono Bath Mat',
    note: '21 × 34 in, black cotton',
    category: 'textiles',
    rooms: ['bath'],
    collection: 'Mono',
    alts: ['Mono bath mat in black with one white bar, on white', 'Mono bath mat seen from above'],
    description: { title: 'Step out here', text: 'Black loops, one white bar. Thick, absorbent, unbothered.' },
    facts: [{ label: 'Cotton', text: 'Turkish, 1,100 gsm' }],
    care: 'Machine wash warm, no softener.',
    dimensions: inches({ Width: 21, Length: 34 }),
    prices: price(42),
    stock: stock(170, 60),
    deliveryMode: 'parcel',
  }),
  product('cb2', {
    sku: 200712,
    slug: 'log-bolster',
    name: 'Log Bolster Pillows',
    note: 'Set of two, bouclé and velvet',
    category: 'textiles',
    rooms: ['living', 'bedroom'],
    collection: 'Log',
    alts: [
      'Two Log bolster pillows, ivory bouclé and rust velvet, corded in black, on white',
      'Log bolster pillows seen from the other side',
    ],
    description: {
      title: 'Roll, don’t fluff',
      text: 'One long, one short. Corded in black, flat at the ends. They stay where you drop them.',
    },
    facts: [
      { label: 'Cover', text: 'Bouclé, ivory; cotton velvet, rust' },
      { label: 'Set', text: '30 and 23 in long' },
      { label: 'Fill', text: 'Recycled polyester' },
    ],
    care: 'Spot clean.',
    dimensions: inches({ Diameter: 7.5, Length: 30 }),
    prices: price(129),
    stock: stock(70, 26),
    deliveryMode: 'parcel',
  }),
] as const;
