import { fabricOption, withoutSwatches } from '../upholstery/upholstery-options.ts';
import { price, stock } from '../money.ts';
import { legOption } from '../options/legs.ts';
import { sizeOption } from '../options/sizes.ts';
import { bedSizes, bedSizings } from '../products/beds.ts';
import { careOf } from '../products/care.ts';
import { boxes, inches, pounds } from '../products/measures.ts';
import { product } from '../products/product.ts';
import { specialOrder } from '../products/special-order.ts';

export const cb2Bedroom = [
  specialOrder(
    'cb2',
    {
      sku: 200401,
      slug: 'plinth-bed',
      name: 'Plinth Bed',
      note: '4 sizes, 24 fabrics',
      category: 'bedroom',
      rooms: ['bedroom'],
      collection: 'Plinth',
      isNew: true,
      alts: [
        'Plinth bed, low and upholstered, on white',
        'Plinth bed seen from the corner of its foot end',
        'Edge of the Plinth bed’s upholstered platform',
      ],
      description: {
        title: 'A platform, covered',
        text: 'Ten inches off the floor. The edge runs past the mattress on three sides and holds a glass, a book, a phone.',
      },
      facts: [
        { label: 'Frame', text: 'Birch plywood, fully upholstered' },
        { label: 'Mattress', text: '8 to 12 in thick, no box spring needed' },
        { label: 'Bedding', text: 'Shown, not included' },
      ],
      dimensions: inches({ Width: 77, Length: 88, Height: 36, 'Platform height': 10.5 }),
      prices: price(1399),
      stock: stock(0, 0),
      installation: 'bed-assembly',
      warrantyPart: 'Sofa, chair, bench and bed frames',
    },
    {
      options: [sizeOption(bedSizes), withoutSwatches(fabricOption(['B', 'C', 'D', 'G'])), legOption([2003, 2004])],
      defaults: { 11: 3012, 12: 1701, 13: 2003 },
      sizings: bedSizings({ border: 17, lengthwise: 8, dollars: 1399 }),
    },
  ),
  product('cb2', {
    sku: 200402,
    slug: 'cube-nightstand',
    buyLabel: 4,
    name: 'Cube Nightstand',
    note: '18 in, lacquered',
    category: 'bedroom',
    rooms: ['bedroom'],
    collection: 'Cube',
    alts: [
      'Cube nightstand in dark green lacquer on white',
      'Cube nightstand seen from above its corner',
      'Gap between two lacquered drawers of the Cube nightstand',
    ],
    description: {
      title: 'A cube, near enough',
      text: 'An inch deeper and it would be one. Two drawers, no handles. Push to open. In a green that’s almost black.',
    },
    facts: [
      { label: 'Body', text: 'Fiberboard, five coats of lacquer' },
      { label: 'Drawers', text: 'Two, push to open' },
    ],
    care: careOf.paint,
    dimensions: [...inches({ Width: 18, Depth: 17, Height: 19 }), pounds('Weight', 38)],
    prices: price(299),
    stock: stock(70, 26),
    deliveryMode: 'parcel',
    boxes: boxes([21, 21, 21]),
  }),
  product('cb2', {
    sku: 200403,
    slug: 'stack-dresser',
    name: 'Stack Dresser',
    note: '48 in, four drawers',
    category: 'bedroom',
    rooms: ['bedroom'],
    collection: 'Cube',
    isMadeToOrder: true,
    alts: [
      'Stack dresser, four shifted boxes of ash, on white',
      'Stack dresser seen from the side',
      'Recess between two boxes of the Stack dresser',
    ],
    description: {
      title: 'Four, stacked',
      text: 'Four boxes, every other one shifted an inch. Finger room where handles would be. Made when you order it.',
    },
    facts: [
      { label: 'Body', text: 'Ash, solid and veneered' },
      { label: 'Drawers', text: 'Soft close, full extension' },
      { label: 'Made', text: 'To order, in five to seven weeks' },
    ],
    care: careOf.finishedWood,
    dimensions: [...inches({ Width: 48, Depth: 19.5, Height: 34.5 }), pounds('Weight', 138)],
    prices: price(1399),
    stock: stock(36, 14),
    deliveryDays: { from: 35, to: 49 },
    boxes: boxes([52, 23, 38]),
    installation: 'wall-anchoring',
  }),
  product('cb2', {
    sku: 200404,
    slug: 'hover-nightstand',
    name: 'Hover Nightstand',
    note: '20 in, walnut and steel',
    category: 'bedroom',
    rooms: ['bedroom'],
    collection: 'Hover',
    alts: [
      'Hover nightstand, a walnut drawer in a black steel frame, on white',
      'Hover nightstand seen from the other side',
    ],
    description: {
      title: 'A drawer, held up',
      text: 'Walnut between two frames. A shelf for the book you won’t finish.',
    },
    facts: [
      { label: 'Drawer', text: 'Walnut veneer, soft close' },
      { label: 'Frame', text: 'Steel, powder-coated black' },
    ],
    care: careOf.finishedWood,
    dimensions: [...inches({ Width: 20, Depth: 16, Height: 20.5 }), pounds('Weight', 33)],
    prices: price(349),
    stock: stock(62, 24),
    deliveryMode: 'parcel',
    boxes: boxes([23, 19, 23]),
  }),
  product('cb2', {
    sku: 200405,
    slug: 'shaft-tall-dresser',
    name: 'Shaft Tall Dresser',
    note: '50 in tall, ivory lacquer',
    category: 'bedroom',
    rooms: ['bedroom'],
    collection: 'Shaft',
    isNew: true,
    alts: [
      'Shaft tall dresser in ivory lacquer on white',
      'Shaft tall dresser seen from the other side',
      'Black channel between the drawers of the Shaft tall dresser',
    ],
    description: {
      title: 'One slot, twelve drawers',
      text: 'A channel up the middle opens every drawer. Nothing sticks out.',
    },
    facts: [
      { label: 'Body', text: 'Fiberboard, five coats of ivory lacquer' },
      { label: 'Drawers', text: 'Twelve, soft close' },
      { label: 'Safety', text: 'Wall anchor included. Use it.' },
    ],
    care: careOf.paint,
    dimensions: [...inches({ Width: 29, Depth: 18, Height: 50 }), pounds('Weight', 141)],
    prices: price(1099, 1299),
    stock: stock(25, 10),
    boxes: boxes([33, 22, 54]),
    installation: 'wall-anchoring',
  }),
  product('cb2', {
    sku: 200406,
    slug: 'stack-nightstand',
    name: 'Stack Nightstand',
    note: '20 in, ash',
    category: 'bedroom',
    rooms: ['bedroom'],
    collection: 'Stack',
    alts: [
      'Stack nightstand, two ash boxes one above the other, on white',
      'Stack nightstand seen from the other side',
    ],
    description: {
      title: 'Two boxes, one off',
      text: 'Half a Stack dresser. The top box is off-center, on purpose.',
    },
    facts: [
      { label: 'Boxes', text: 'Ash veneer, mitered' },
      { label: 'Drawers', text: 'Two, soft close' },
    ],
    care: careOf.finishedWood,
    dimensions: [...inches({ Width: 20.5, Depth: 16.5, Height: 18 }), pounds('Weight', 39)],
    prices: price(399),
    stock: stock(58, 22),
    boxes: boxes([24, 20, 22]),
  }),
] as const;
