import { price, stock } from '../money.ts';
import { careOf } from '../products/care.ts';
import { boxes, inches, pounds } from '../products/measures.ts';
import { product } from '../products/product.ts';

export const moreCb2Chairs = [
  product('cb2', {
    sku: 200211,
    slug: 'half-dining-chair',
    name: 'Half Dining Chair',
    note: 'Bent walnut, white bouclé',
    category: 'chairs',
    rooms: ['dining'],
    collection: 'Half',
    alts: [
      'Half dining chair, a round white seat in half a hoop of walnut, on white',
      'Half dining chair seen from the other side',
      'Walnut hoop and round bouclé seat of the Half dining chair',
    ],
    description: {
      title: 'Half behind, whole below',
      text: 'Half a hoop of walnut, one round seat, four legs. It does the math.',
    },
    facts: [
      { label: 'Back', text: 'Bent plywood, walnut veneer' },
      { label: 'Seat', text: 'Wool bouclé, white' },
      { label: 'Legs', text: 'Steel, powder-coated black' },
    ],
    care: careOf.upholstery,
    dimensions: [...inches({ Width: 21, Depth: 21, Height: 31.5, 'Seat height': 18.5 }), pounds('Weight', 14)],
    prices: price(299),
    stock: stock(84, 30),
    deliveryMode: 'parcel',
  }),
  product('cb2', {
    sku: 200212,
    slug: 'disc-lounge-chair',
    name: 'Disc Lounge Chair',
    note: '28 in, olive bouclé',
    category: 'chairs',
    rooms: ['living', 'bedroom'],
    collection: 'Disc',
    alts: [
      'Disc lounge chair, two discs of olive bouclé in a black tube frame, on white',
      'Disc lounge chair seen from the other side',
      'Two olive discs of the Disc lounge chair up close',
    ],
    description: { title: 'Two discs, one nap', text: 'One to sit on, one to lean on. Bent steel holds them apart.' },
    facts: [
      { label: 'Cover', text: 'Wool bouclé, olive' },
      { label: 'Frame', text: 'Steel, powder-coated black' },
    ],
    care: careOf.upholstery,
    dimensions: [...inches({ Width: 28.5, Depth: 36, Height: 37, 'Seat height': 17 }), pounds('Weight', 41)],
    prices: price(699),
    stock: stock(32, 12),
    boxes: boxes([32, 40, 24]),
  }),
];
