import { price, stock } from '../money.ts';
import { careOf } from '../products/care.ts';
import { boxes, inches, pounds } from '../products/measures.ts';
import { product } from '../products/product.ts';

export const moreMainStorage = [
  product('main', {
    sku: 100510,
    slug: 'sedge-baskets',
    name: 'Sedge Baskets',
    note: 'Set of two, sea grass rope',
    category: 'storage',
    rooms: ['living', 'bedroom', 'bath'],
    collection: 'Sedge',
    alts: [
      'Two Sedge baskets of sea grass rope, a folded throw in the larger one',
      'Sedge baskets seen from above',
      'Stitched rope of the larger Sedge basket with a folded throw in it',
    ],
    description: {
      title: 'Tidy in ten seconds',
      text: 'Rope of sea grass, laid round and round and stitched by hand. One swallows the throws, the other the toys, and both have loops to carry them by.',
    },
    facts: [
      { label: 'Color', text: 'Natural sea grass' },
      { label: 'Rope', text: 'Sea grass, stitched with cotton' },
      { label: 'Set', text: '14 and 9.5 in tall' },
    ],
    care: 'Dust with a soft, dry cloth.',
    dimensions: [...inches({ Diameter: 18, Height: 14 }), pounds('Weight', 7)],
    prices: price(149),
    stock: stock(70, 26),
    deliveryMode: 'parcel',
  }),
  product('main', {
    sku: 100511,
    slug: 'hazel-bar-cart',
    name: 'Hazel Bar Cart',
    note: '31 in, walnut and brass',
    category: 'storage',
    rooms: ['dining', 'living'],
    collection: 'Hazel',
    alts: [
      'Hazel bar cart with two walnut trays and large wheels in a brass frame, set with bottles',
      'Hazel bar cart seen from the other side',
      'Brass rail and bottles on a tray of the Hazel bar cart',
    ],
    description: {
      title: 'Last call comes to the sofa',
      text: 'Two walnut trays in a brass frame, with rails so that nothing slides off at the doorsill. Lift it by the handle like a wheelbarrow and it goes where the guests are.',
    },
    facts: [
      { label: 'Frame', text: 'Solid brass, left to darken' },
      { label: 'Trays', text: 'Walnut, each holds 30 lb' },
      { label: 'Wheels', text: '9.5 in, walnut rims' },
    ],
    care: careOf.brass,
    dimensions: [...inches({ Width: 31, Depth: 22, Height: 32 }), pounds('Weight', 34)],
    prices: price(549),
    stock: stock(34, 13),
    boxes: boxes([36, 24, 14]),
  }),
  product('main', {
    sku: 100512,
    slug: 'larch-coat-rack',
    name: 'Larch Coat Rack',
    note: '72 in tall, oak, eight pegs',
    category: 'storage',
    rooms: ['living', 'bedroom'],
    collection: 'Larch',
    alts: [
      'Larch coat rack in oak with eight pegs and a straw hat on one of them',
      'Larch coat rack seen from the other side',
      'Straw hat on a peg of the Larch coat rack',
    ],
    description: {
      title: 'A tree for coats',
      text: 'Eight turned pegs at two heights, so the children can hang up their own. The four feet reach out far enough to hold the heaviest parka on one side.',
    },
    facts: [
      { label: 'Wood', text: 'Solid oak, oiled' },
      { label: 'Pegs', text: 'Eight, up to 15 lb each' },
      { label: 'Feet', text: 'Four, with brass glides' },
    ],
    care: careOf.oiledWood,
    dimensions: [...inches({ Diameter: 25, Height: 72 }), pounds('Weight', 18)],
    prices: price(229),
    stock: stock(58, 22),
    boxes: boxes([74, 12, 8]),
  }),
] as const;
