import { price, stock } from '../money.ts';
import { inches, pounds } from '../products/measures.ts';
import { product } from '../products/product.ts';

export const moreMainTextiles = [
  product('main', {
    sku: 100709,
    slug: 'cove-bath-mat',
    name: 'Cove Bath Mat',
    note: '21 × 34 in, looped cotton',
    category: 'textiles',
    rooms: ['bath'],
    collection: 'Cove',
    alts: ['Cove bath mat in ivory with a blue border', 'Cove bath mat seen from above'],
    description: {
      title: 'The first warm thing in the morning',
      text: 'Long loops of cotton, twice as thick as the towel, with a border in the same blue. It drinks a whole bath and dries by dinner.',
    },
    facts: [
      { label: 'Color', text: 'Ivory with a blue border' },
      { label: 'Cotton', text: 'Turkish, 1,200 gsm' },
      { label: 'Backing', text: 'Bare; lay it on a dry floor' },
    ],
    care: 'Machine wash warm, no softener.',
    dimensions: inches({ Width: 21, Length: 34 }),
    prices: price(44),
    stock: stock(180, 64),
    deliveryMode: 'parcel',
  }),
  product('main', {
    sku: 100711,
    slug: 'clover-floor-cushion',
    name: 'Clover Floor Cushions',
    note: 'Set of two, 26 in, wool tweed',
    category: 'textiles',
    rooms: ['living', 'bedroom'],
    collection: 'Clover',
    alts: ['Two Clover floor cushions, sage and barley, one on the other', 'Clover floor cushions seen from above'],
    description: {
      title: 'The best seats for a board game',
      text: 'Boxed, corded and firm enough to sit on until somebody wins. Stack them in the corner and they pass for a pouf.',
    },
    facts: [
      { label: 'Cover', text: 'Wool tweed, zippered' },
      { label: 'Set', text: 'One in sage, one in barley' },
      { label: 'Fill', text: 'Foam core in a layer of cotton' },
    ],
    care: 'Vacuum with the soft brush, spot clean.',
    dimensions: [...inches({ Width: 26, Depth: 26, Height: 6.5 }), pounds('Weight', 12)],
    prices: price(179),
    stock: stock(60, 22),
    deliveryMode: 'parcel',
  }),
] as const;
