import { price, stock } from '../money.ts';
import { inches } from '../products/measures.ts';
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
      { label: 'Cotton', text: 'Turkish, 1,200 gsm' },
      { label: 'Backing', text: 'Bare; lay it on a dry floor' },
    ],
    care: 'Machine wash warm, no softener.',
    dimensions: inches({ Width: 21, Length: 34 }),
    prices: price(44),
    stock: stock(180, 64),
    deliveryMode: 'parcel',
  }),
] as const;
