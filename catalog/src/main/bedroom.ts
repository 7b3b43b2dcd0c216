import { fabricOption } from '../upholstery/upholstery-options.ts';
import { price, stock } from '../money.ts';
import { legOption } from '../options/legs.ts';
import { sizeOption } from '../options/sizes.ts';
import { bedSizes, bedSizings } from '../products/beds.ts';
import { boxes, inches, pounds } from '../products/measures.ts';
import { product } from '../products/product.ts';
import { specialOrder } from '../products/special-order.ts';

export const mainBedroom = [
  specialOrder(
    'main',
    {
      sku: 100401,
      slug: 'juniper-bed',
      name: 'Juniper Bed',
      note: '4 sizes, 24 fabrics',
      category: 'bedroom',
      rooms: ['bedroom'],
      collection: 'Juniper',
      isNew: true,
      alts: [
        'Juniper bed made up with linen in a daylight room',
        'Juniper bed seen from the foot',
        'Padded headboard of the Juniper bed with two pillows',
      ],
      description: {
        title: 'A headboard to read against',
        text: 'The headboard is padded as deep as a sofa cushion and tilts back just enough for one more chapter. Slats of beech carry the mattress, so there is no box spring to hide.',
      },
      facts: [
        { label: 'Frame', text: 'Solid beech and birch plywood' },
        { label: 'Slats', text: 'Beech, with a center beam on queen and up' },
        { label: 'Mattress', text: 'Takes 8 to 14 in, no box spring' },
        { label: 'Bedding', text: 'Shown, not included' },
      ],
      care: 'The headboard cover zips off at the back.',
      dimensions: inches({ Width: 72, Length: 85, Height: 46, 'Slat height': 11 }),
      rating: { average: 4.8, count: 118 },
      prices: price(1499),
      stock: stock(0, 0),
      installation: 'bed-assembly',
    },
    {
      options: [sizeOption(bedSizes), fabricOption(['B', 'C', 'D', 'G']), legOption([2001, 2002])],
      defaults: { 11: 3012, 12: 1201, 13: 2001 },
      sizings: bedSizings({ border: 12, lengthwise: 5, dollars: 1499 }),
    },
  ),
  product('main', {
    sku: 100402,
    slug: 'juniper-nightstand',
    name: 'Juniper Nightstand',
    note: '22 in, walnut',
    category: 'bedroom',
    rooms: ['bedroom'],
    collection: 'Juniper',
    alts: [
      'Juniper nightstand in walnut with a book and a vase on it',
      'Juniper nightstand seen from the side',
      'Brass knob on the drawer of the Juniper nightstand',
    ],
    description: {
      title: 'Everything within reach',
      text: 'One drawer for what shouldn’t be lying around, one shelf for what you’ll read next. The corners are bent, not cut, so nobody meets an edge in the dark.',
    },
    facts: [
      { label: 'Wood', text: 'Walnut, solid and veneered' },
      { label: 'Drawer', text: 'Wood glides, soft close' },
      { label: 'Knob', text: 'Solid brass' },
    ],
    dimensions: [...inches({ Width: 22, Depth: 16.5, Height: 23.5 }), pounds('Weight', 34)],
    rating: { average: 4.7, count: 83 },
    prices: price(399),
    stock: stock(54, 20),
    deliveryMode: 'parcel',
    boxes: boxes([25, 20, 27]),
  }),
  product('main', {
    sku: 100403,
    slug: 'linden-dresser',
    name: 'Linden Dresser',
    note: '60 in, six drawers',
    category: 'bedroom',
    rooms: ['bedroom'],
    collection: 'Linden',
    isMadeToOrder: true,
    alts: [
      'Linden dresser in oak with six drawers against a wall',
      'Linden dresser seen from the side',
      'Turned knobs on the drawers of the Linden dresser',
    ],
    description: {
      title: 'Six drawers from one board',
      text: 'The fronts are cut from a single plank, so the grain runs across all six. Each dresser is made to order, because no two boards are alike.',
    },
    facts: [
      { label: 'Wood', text: 'Oak, solid fronts, veneered case' },
      { label: 'Drawers', text: 'Dovetailed, full extension' },
      { label: 'Made', text: 'To order, in six to eight weeks' },
    ],
    dimensions: [...inches({ Width: 60, Depth: 19, Height: 33 }), pounds('Weight', 168)],
    rating: { average: 4.9, count: 57 },
    prices: price(1699),
    stock: stock(40, 16),
    deliveryDays: { from: 42, to: 56 },
    boxes: boxes([64, 23, 37]),
    installation: 'wall-anchoring',
  }),
] as const;
