import { fabricOption } from '../upholstery/upholstery-options.ts';
import { price, stock } from '../money.ts';
import { chaiseSideOption, cushionOption, depthOption } from '../options/comfort.ts';
import { legOption } from '../options/legs.ts';
import { seatOption } from '../options/sizes.ts';
import { alderSofa } from '../products/alder.ts';
import { careOf } from '../products/care.ts';
import { boxes, inches, pounds } from '../products/measures.ts';
import { product } from '../products/product.ts';
import { havenSeats, havenSizings } from '../products/sectionals.ts';
import { specialOrder } from '../products/special-order.ts';

const frame = { label: 'Frame', text: 'Kiln-dried beech, doweled and glued' };

export const mainSofas = [
  alderSofa(
    'main',
    {
      sku: 100101,
      slug: 'alder-sofa',
      name: 'Alder Sofa',
      note: '3 sizes, 60 fabrics',
      category: 'sofas',
      rooms: ['living'],
      alts: [
        'Alder sofa in a sunlit room',
        'Close-up of the Alder sofa’s arm and seat cushion',
        'Oak leg and piped seat edge of the Alder sofa',
      ],
      description: {
        title: 'Built to be rebuilt',
        text: 'The frame is kiln-dried beech, doweled and glued. Covers zip off without turning the sofa over, and every part has a number, so in ten years you can still order one cushion.',
      },
      facts: [
        frame,
        { label: 'Fill', text: 'High-resilience foam in a down wrap' },
        { label: 'Doorway', text: 'Clears 31 in with the legs off' },
      ],
      dimensions: inches({ Width: 89, Depth: 37, Height: 31, 'Seat height': 18 }),
      prices: price(1949, 2299),
      stock: stock(0, 0),
    },
    1201,
    2001,
  ),
  product('main', {
    sku: 100102,
    slug: 'marlow-loveseat',
    name: 'Marlow Loveseat',
    note: '66 in, rust linen',
    category: 'sofas',
    rooms: ['living'],
    sectional: { collectionCode: 'haven', itemTypeCode: 'sectional' },
    alts: [
      'Marlow loveseat in rust linen',
      'Marlow loveseat seen from the side',
      'Rust linen and walnut leg of the Marlow loveseat',
    ],
    description: {
      title: 'Room for two and a dog',
      text: 'Everything the long sofas do, in the width of a hallway. The seat is deep enough to fold your legs under and the arms are soft enough to be a pillow.',
    },
    facts: [frame, { label: 'Fill', text: 'Foam core in feather and fiber' }],
    care: careOf.upholstery,
    dimensions: inches({ Width: 66, Depth: 36, Height: 31 }),
    prices: price(1399),
    stock: stock(24, 9),
  }),
  product('main', {
    sku: 100103,
    slug: 'fern-sofa',
    name: 'Fern Sofa',
    note: '94 in, forest velvet',
    category: 'sofas',
    rooms: ['living'],
    sectional: { collectionCode: 'haven', itemTypeCode: 'sectional' },
    isNew: true,
    alts: [
      'Fern three-seat sofa in green velvet',
      'Fern sofa seen from the side',
      'Green velvet along the seat cushions of the Fern sofa',
    ],
    description: {
      title: 'Three seats, no middle',
      text: 'Three cushions of the same width, so nobody sits on a seam. The back is tight and upright: a sofa for reading and talking before it is one for sleeping.',
    },
    facts: [frame, { label: 'Back', text: 'Tight, webbed and padded' }],
    care: careOf.upholstery,
    dimensions: inches({ Width: 94, Depth: 38, Height: 33 }),
    prices: price(2199),
    stock: stock(15, 6),
  }),
  specialOrder(
    'main',
    {
      sku: 100104,
      slug: 'haven-sectional',
      name: 'Haven Sectional',
      note: '3 lengths, 24 fabrics',
      category: 'sofas',
      rooms: ['living'],
      crossSell: { sku: 100203, displayName: 'Pell Ottoman' },
      collection: 'Haven',
      isNew: true,
      alts: [
        'Haven sectional with a chaise in a sunlit room',
        'Haven sectional seen from the chaise end',
        'Rolled arm and loose cushion of the Haven sectional',
      ],
      description: {
        title: 'The whole family, lying down',
        text: 'Low rolled arms made for resting your head, seats as deep as a twin bed and a chaise that ends every argument about who sits where. It comes in pieces that fit through any door and lock together under the cushions.',
      },
      facts: [
        frame,
        { label: 'Seat', text: 'Springs, with the fill of your choice' },
        { label: 'Pieces', text: 'Two or three, joined without tools' },
        { label: 'Doorway', text: 'Each piece clears 30 in' },
      ],
      care: 'Turn the cushions over once a month.',
      dimensions: inches({ Width: 119, Depth: 40, 'Chaise depth': 67, Height: 31, 'Seat height': 17 }),
      prices: price(3299, 3699),
      stock: stock(0, 0),
    },
    {
      options: [
        seatOption(havenSeats),
        chaiseSideOption,
        depthOption('40 in', '44 in', 200),
        fabricOption(['A', 'C', 'D', 'F']),
        cushionOption,
        legOption([2001, 2002, 2003]),
      ],
      defaults: { 15: 3102, 18: 3401, 16: 3201, 12: 1401, 17: 3302, 13: 2001 },
      sizings: havenSizings,
    },
  ),
  product('main', {
    sku: 100105,
    slug: 'wren-sofa',
    name: 'Wren Sofa',
    note: '75 in, oak frame, ivory linen',
    category: 'sofas',
    rooms: ['living'],
    collection: 'Wren',
    isNew: true,
    alts: ['Wren sofa with an oak frame and ivory cushions in a sunlit room', 'Wren sofa seen from the side'],
    description: {
      title: 'All frame, no bulk',
      text: 'Twenty-one turned spindles hold up the back, and the light falls right through them. The cushions lift off, the covers zip off, and under the seat there’s room for the dog.',
    },
    facts: [
      { label: 'Frame', text: 'Solid oak, oiled' },
      { label: 'Cover', text: 'Ivory linen, zippered' },
      { label: 'Fill', text: 'Foam core in feather and fiber' },
    ],
    care: 'Wash the covers cold, line dry.',
    dimensions: inches({ Width: 75, Depth: 32, Height: 32, 'Seat height': 17 }),
    prices: price(1699),
    stock: stock(21, 8),
  }),
  product('main', {
    sku: 100106,
    slug: 'tilly-sofa',
    name: 'Tilly Slipcovered Sofa',
    note: '80 in, natural cotton',
    category: 'sofas',
    rooms: ['living'],
    collection: 'Tilly',
    alts: [
      'Tilly slipcovered sofa in natural canvas in a sunlit room',
      'Tilly slipcovered sofa seen from the side',
      'Pleat in the skirt of the Tilly slipcovered sofa',
    ],
    description: {
      title: 'Ready for sticky hands',
      text: 'The whole cover pulls off and goes in the wash, skirt and all. Every wash leaves the canvas a little softer.',
    },
    facts: [
      frame,
      { label: 'Slipcover', text: 'Heavy cotton canvas, preshrunk' },
      { label: 'Fill', text: 'Foam in a down wrap' },
    ],
    care: 'Machine wash cold, tumble dry low, put back on while slightly damp.',
    dimensions: inches({ Width: 80, Depth: 38, Height: 33, 'Seat height': 19 }),
    prices: price(1799, 1999),
    stock: stock(18, 7),
  }),
  product('main', {
    sku: 100107,
    slug: 'fern-cocktail-ottoman',
    name: 'Fern Cocktail Ottoman',
    note: '42 in, green velvet',
    category: 'sofas',
    rooms: ['living'],
    collection: 'Fern',
    alts: ['Fern cocktail ottoman, tufted, in green velvet on walnut legs', 'Fern cocktail ottoman seen from above'],
    description: {
      title: 'A coffee table that forgives you',
      text: 'Tufted by hand in the velvet of the Fern sofa. Put a tray on it, put your feet next to the tray, and let the children jump off it when you’re not looking.',
    },
    facts: [
      { label: 'Cover', text: 'Cotton velvet, forest green' },
      { label: 'Legs', text: 'Turned walnut' },
    ],
    care: careOf.upholstery,
    dimensions: [...inches({ Width: 42, Depth: 28, Height: 16.5 }), pounds('Weight', 44)],
    prices: price(599),
    stock: stock(30, 12),
    boxes: boxes([45, 31, 19]),
  }),
  product('main', {
    sku: 100108,
    slug: 'wren-daybed',
    name: 'Wren Daybed',
    note: '77 in, oak and denim linen',
    category: 'sofas',
    rooms: ['living', 'bedroom'],
    collection: 'Wren',
    alts: [
      'Wren daybed in oak with spindles, a denim cushion and two bolsters',
      'Wren daybed seen from the other side',
    ],
    description: {
      title: 'Sits three, sleeps one',
      text: 'Spindles at both ends, two bolsters and one long cushion in denim linen. Pull it up to the window on Sunday and don’t plan anything else.',
    },
    facts: [
      { label: 'Frame', text: 'Solid oak, oiled' },
      { label: 'Cover', text: 'Denim linen' },
      { label: 'Bolsters', text: 'Two, included' },
    ],
    care: careOf.upholstery,
    dimensions: [...inches({ Width: 77, Depth: 33, Height: 26, 'Seat height': 16.5 }), pounds('Weight', 96)],
    prices: price(1199),
    stock: stock(16, 7),
    boxes: boxes([81, 36, 12], [36, 28, 8]),
  }),
] as const;
