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
  product('main', {
    sku: 100717,
    slug: 'dunlin-knit-pouf',
    name: 'Dunlin Knit Pouf',
    note: '22 in, knitted wool',
    category: 'textiles',
    rooms: ['living', 'bedroom'],
    collection: 'Dunlin',
    isNew: true,
    alts: ['Round Dunlin pouf in thick rust stockinette', 'Dunlin knit pouf seen from above'],
    description: {
      title: 'A sweater for your feet to sit on',
      text: 'Knitted in one piece from wool as thick as a thumb, drawn together on top and filled until a grown-up can sit on it.',
    },
    facts: [
      { label: 'Color', text: 'Rust' },
      { label: 'Cover', text: 'Wool around a cotton core, knitted by hand' },
      { label: 'Fill', text: 'Recycled polystyrene beads' },
    ],
    care: 'Vacuum with the soft brush, spot clean.',
    dimensions: inches({ Diameter: 22, Height: 14 }),
    prices: price(189),
    stock: stock(70, 26),

    deliveryMode: 'parcel',
  }),
  product('main', {
    sku: 100718,
    slug: 'sedge-table-runner',
    name: 'Sedge Table Runner',
    note: '14 × 72 in, striped linen',
    category: 'textiles',
    rooms: ['dining'],
    collection: 'Sedge',

    alts: [
      'Sedge runner over a small oak table, with blue and rust stripes on flax',
      'Sedge table runner seen from the other side',
    ],
    description: {
      title: 'Half a tablecloth, all of the occasion',
      text: 'Stonewashed linen with stripes along both sides and a fringe at either end. It needs no ironing, only a bowl put down on it.',
    },
    facts: [
      { label: 'Color', text: 'Flax with blue and rust stripes' },
      { label: 'Cloth', text: '100% European linen' },
      { label: 'Fringe', text: 'Knotted by hand' },
    ],
    care: 'Machine wash cold, dry flat.',
    dimensions: inches({ Width: 14, Length: 72 }),
    prices: price(54),
    stock: stock(140, 52),

    deliveryMode: 'parcel',
  }),
] as const;
