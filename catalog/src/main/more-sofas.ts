import { price, stock } from '../money.ts';
import { careOf } from '../products/care.ts';
import { boxes, inches, pounds } from '../products/measures.ts';
import { product } from '../products/product.ts';

export const moreMainSofas = [
  product('main', {
    sku: 100110,
    slug: 'fern-loveseat',
    name: 'Fern Loveseat',
    note: '61 in, rosewood velvet',
    category: 'sofas',
    rooms: ['living', 'bedroom'],
    collection: 'Fern',
    alts: [
      'Fern loveseat in rosewood velvet with rolled arms',
      'Fern loveseat seen from the other side',
      'Rolled arm and loose cushions of the Fern loveseat',
    ],
    description: {
      title: 'The Fern, for two',
      text: 'The camel back and the rolled arms of the Fern sofa, on five feet of floor. It fits under the bay window and takes two people who get along.',
    },
    facts: [
      { label: 'Frame', text: 'Kiln-dried hardwood' },
      { label: 'Cover', text: 'Cotton velvet, rosewood' },
      { label: 'Legs', text: 'Turned walnut' },
    ],
    care: careOf.upholstery,
    dimensions: [...inches({ Width: 61, Depth: 36, Height: 36, 'Seat height': 19 }), pounds('Weight', 98)],
    prices: price(1749),
    stock: stock(16, 6),
    boxes: boxes([64, 38, 32]),
  }),
  product('main', {
    sku: 100117,
    slug: 'rowan-leather-sofa',
    name: 'Rowan Leather Sofa',
    note: '87 in, saddle leather',
    category: 'sofas',
    rooms: ['living'],
    collection: 'Rowan',
    alts: [
      'Rowan sofa in saddle leather with a button-tufted back and rolled arms',
      'Rowan leather sofa seen from the other side',
      'Button-tufted back and rolled arm of the Rowan leather sofa',
    ],
    description: {
      title: 'Better with every spill',
      text: 'Full-grain leather that gets softer and darker where you sit. The back is buttoned by hand, one diamond at a time, and the arms roll out just where a head wants to rest.',
    },
    facts: [
      { label: 'Frame', text: 'Kiln-dried hardwood' },
      { label: 'Cover', text: 'Full-grain leather, saddle' },
      { label: 'Legs', text: 'Turned walnut' },
    ],
    care: careOf.leather,
    dimensions: [...inches({ Width: 87, Depth: 37, Height: 32, 'Seat height': 19 }), pounds('Weight', 158)],
    prices: price(2799),
    stock: stock(14, 6),
    boxes: boxes([90, 40, 34]),
  }),
  product('main', {
    sku: 100118,
    slug: 'tern-chaise',
    name: 'Tern Chaise',
    note: '70 in, petrol velvet',
    category: 'sofas',
    rooms: ['living', 'bedroom'],
    collection: 'Tern',
    alts: [
      'Tern chaise in petrol velvet, one scrolled end and a flax bolster',
      'Tern chaise seen from the other side',
      'Flax bolster at the scrolled end of the Tern chaise',
    ],
    description: {
      title: 'Feet up, like in the novels',
      text: 'One end scrolls up behind your shoulders, the rail slopes away behind you and the rest is for your legs. It fits under a window or at the foot of a bed, and there’s room for one person and one cat.',
    },
    facts: [
      { label: 'Frame', text: 'Kiln-dried hardwood' },
      { label: 'Cover', text: 'Cotton velvet, petrol' },
      { label: 'Bolster', text: 'Flax linen, included' },
      { label: 'Legs', text: 'Turned walnut' },
    ],
    care: careOf.upholstery,
    dimensions: [...inches({ Width: 70, Depth: 29, Height: 32, 'Seat height': 19 }), pounds('Weight', 86)],
    prices: price(1299),
    stock: stock(18, 7),
    boxes: boxes([73, 32, 34]),
  }),
] as const;
