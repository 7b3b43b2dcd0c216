import { fabricOption } from '../upholstery/upholstery-options.ts';
import { price, stock } from '../money.ts';
import { cushionOption, depthOption } from '../options/comfort.ts';
import { legOption } from '../options/legs.ts';
import { seatOption } from '../options/sizes.ts';
import { alderSofa } from '../products/alder.ts';
import { careOf } from '../products/care.ts';
import { boxes, inches, pounds } from '../products/measures.ts';
import { product } from '../products/product.ts';
import { gridSeats, gridSizings } from '../products/sectionals.ts';
import { specialOrder } from '../products/special-order.ts';

const frame = { label: 'Frame', text: 'Kiln-dried beech' };

export const cb2Sofas = [
  alderSofa(
    'cb2',
    {
      sku: 200101,
      slug: 'alder-sofa',
      name: 'Alder Sofa',
      note: '3 sizes, 60 fabrics',
      category: 'sofas',
      rooms: ['living'],
      alts: [
        'Alder sofa on white',
        'Close-up of the Alder sofa’s arm and seat cushion',
        'Leg and seat edge of the Alder sofa on white',
      ],
      description: {
        title: 'One line, two cushions',
        text: 'A frame, two seats, two backs. Nothing else. Covers zip off. Parts are numbered. Reorder any of them.',
      },
      facts: [
        frame,
        { label: 'Fill', text: 'Foam in a down wrap' },
        { label: 'Doorway', text: 'Clears 31 in with the legs off' },
      ],
      dimensions: inches({ Width: 89, Depth: 37, Height: 31, 'Seat height': 18 }),
      prices: price(1949, 2299),
      stock: stock(0, 0),
    },
    1104,
    2003,
  ),
  product('cb2', {
    sku: 200102,
    slug: 'bloc-loveseat',
    name: 'Bloc Loveseat',
    note: '66 in, ochre velvet',
    category: 'sofas',
    rooms: ['living'],
    sectional: { collectionCode: 'grid', itemTypeCode: 'sectional' },
    alts: [
      'Bloc loveseat in ochre velvet on white',
      'Bloc loveseat seen from the side',
      'Square arm of the Bloc loveseat in ochre velvet',
    ],
    description: {
      title: 'Half the length',
      text: 'A block for two. Square arms, square back, and a seat that is softer than it looks.',
    },
    facts: [frame],
    care: careOf.upholstery,
    dimensions: inches({ Width: 66, Depth: 36, Height: 29 }),
    prices: price(1299),
    stock: stock(20, 8),
  }),
  product('cb2', {
    sku: 200103,
    slug: 'strata-sofa',
    name: 'Strata Sofa',
    note: '102 in, low',
    category: 'sofas',
    rooms: ['living'],
    sectional: { collectionCode: 'grid', itemTypeCode: 'sectional' },
    isNew: true,
    alts: [
      'Strata sofa, long and low in gray, on white',
      'Strata sofa seen from the side',
      'Recessed plinth under the Strata sofa',
    ],
    description: {
      title: 'Low. Long.',
      text: 'A hundred and two inches, none of them tall. The back stops below the window. The seat doesn’t stop.',
    },
    facts: [frame, { label: 'Base', text: 'Recessed plinth, blackened ash' }],
    care: careOf.upholstery,
    dimensions: inches({ Width: 102, Depth: 40, Height: 26 }),
    prices: price(2499),
    stock: stock(12, 5),
  }),
  specialOrder(
    'cb2',
    {
      sku: 200104,
      slug: 'grid-sectional',
      name: 'Grid Sectional',
      note: '4 layouts, 24 fabrics',
      category: 'sofas',
      rooms: ['living'],
      crossSell: { sku: 200203, displayName: 'Pebble Ottoman' },
      collection: 'Grid',
      isNew: true,
      alts: [
        'Grid sectional of square modules on white',
        'Grid sectional seen along its long side',
        'Two modules of the Grid sectional where they meet',
      ],
      description: {
        title: 'Squares, pushed together',
        text: 'One module, a yard wide. Three make a sofa, six make a room. Pull it apart and start again.',
      },
      facts: [
        frame,
        { label: 'Module', text: '36 in wide, joined by a hidden hook' },
        { label: 'Doorway', text: 'Each module clears 29 in' },
      ],
      dimensions: inches({ Width: 109, Depth: 72.5, Height: 28, 'Seat height': 16 }),
      prices: price(3199),
      stock: stock(0, 0),
    },
    {
      options: [
        seatOption(gridSeats),
        depthOption('38.5 in', '43 in', 250),
        fabricOption(['A', 'C', 'D', 'F']),
        cushionOption,
        legOption([2003, 2004]),
      ],
      defaults: { 15: 3112, 16: 3201, 12: 1402, 17: 3301, 13: 2003 },
      sizings: gridSizings,
    },
  ),
  product('cb2', {
    sku: 200105,
    slug: 'curve-sofa',
    name: 'Curve Sofa',
    note: '91 in, white bouclé',
    category: 'sofas',
    rooms: ['living'],
    collection: 'Curve',
    isNew: true,
    alts: [
      'Curve sofa in white bouclé with a ball pillow on white',
      'Curve sofa seen along its arc',
      'Clay bouclé ball on the seat of the Curve sofa',
    ],
    description: {
      title: 'An arc, with a back',
      text: 'No arms. No straight line. Put it in the middle of the room. The ball is included.',
    },
    facts: [
      frame,
      { label: 'Cover', text: 'Wool bouclé, white' },
      { label: 'Ball', text: '11 in, clay bouclé, included' },
    ],
    care: careOf.upholstery,
    dimensions: inches({ Width: 91, Depth: 44, Height: 28, 'Seat height': 16 }),
    prices: price(2799),
    stock: stock(11, 5),
  }),
  product('cb2', {
    sku: 200106,
    slug: 'roll-sofa',
    name: 'Roll Sofa',
    note: '85 in, brown leather',
    category: 'sofas',
    rooms: ['living'],
    collection: 'Roll',
    alts: [
      'Roll sofa of five brown leather rolls on white',
      'Roll sofa seen from the side',
      'Chromed hoop under the rolls of the Roll sofa',
    ],
    description: {
      title: 'Five rolls',
      text: 'Three to sit on, two to lean on. Chromed steel under them. That’s the sofa.',
    },
    facts: [
      { label: 'Frame', text: 'Steel tube, chromed' },
      { label: 'Cover', text: 'Brown leather, full grain' },
    ],
    care: careOf.leather,
    dimensions: inches({ Width: 85, Depth: 37, Height: 35, 'Seat height': 19 }),
    prices: price(2999, 3299),
    stock: stock(9, 4),
  }),
  product('cb2', {
    sku: 200107,
    slug: 'grid-ottoman',
    name: 'Grid Ottoman',
    note: '39 in square, ivory',
    category: 'sofas',
    rooms: ['living'],
    collection: 'Grid',
    alts: [
      'Grid ottoman, a square ivory block, on white',
      'Grid ottoman seen from above',
      'Corner of the Grid ottoman in ivory chenille',
    ],
    description: {
      title: 'One more square',
      text: 'The Grid, without a back. Push it against the sofa. It becomes a chaise.',
    },
    facts: [
      { label: 'Cover', text: 'Chenille, ivory' },
      { label: 'Feet', text: 'Oak, stained black' },
    ],
    care: careOf.upholstery,
    dimensions: [...inches({ Width: 39, Depth: 39, Height: 16 }), pounds('Weight', 52)],
    prices: price(699),
    stock: stock(26, 10),
    boxes: boxes([42, 42, 19]),
  }),
  product('cb2', {
    sku: 200108,
    slug: 'slat-daybed',
    name: 'Slat Daybed',
    note: '79 in, black leather and steel',
    category: 'sofas',
    rooms: ['living', 'bedroom'],
    collection: 'Slat',
    alts: [
      'Slat daybed in black leather channels on a steel frame, on white',
      'Slat daybed seen from the other side',
      'Leather channels and steel foot at one end of the Slat daybed',
    ],
    description: {
      title: 'Lie down at four o’clock',
      text: 'Ten channels of leather, one roll, a steel frame. Nobody will ask.',
    },
    facts: [
      { label: 'Cover', text: 'Top-grain leather, black' },
      { label: 'Frame', text: 'Brushed steel' },
      { label: 'Roll', text: 'Included, held by two straps' },
    ],
    care: careOf.leather,
    dimensions: [...inches({ Width: 79, Depth: 32, Height: 23, 'Seat height': 16 }), pounds('Weight', 118)],
    prices: price(1899),
    stock: stock(10, 4),
    boxes: boxes([82, 35, 10], [36, 10, 10]),
  }),
  product('cb2', {
    sku: 200109,
    slug: 'bloc-sofa',
    name: 'Bloc Sofa',
    note: '89 in, pale gray felt',
    category: 'sofas',
    rooms: ['living'],
    collection: 'Bloc',
    alts: [
      'Bloc sofa, a pale gray block with one long seat, on white',
      'Bloc sofa seen from the other side',
      'Square arm and single seat cushion of the Bloc sofa',
    ],
    description: {
      title: 'Same block, more of it',
      text: 'One seat, no seams to fall into. Two arms as wide as a plate.',
    },
    facts: [
      { label: 'Cover', text: 'Wool felt, pale gray' },
      { label: 'Plinth', text: 'Set back two inches' },
      { label: 'Seat', text: 'One cushion, foam and down' },
    ],
    care: careOf.upholstery,
    dimensions: [...inches({ Width: 89, Depth: 37, Height: 26, 'Seat height': 16.5 }), pounds('Weight', 156)],
    prices: price(1899),
    stock: stock(14, 6),
    boxes: boxes([92, 40, 30]),
  }),
] as const;
