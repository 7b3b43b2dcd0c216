/** Weave or tannage of a material; the studio has a render material for each. */
export type Weave =
  | 'boucle'
  | 'linen'
  | 'velvet'
  | 'performance'
  | 'tweed'
  | 'chenille'
  | 'felt'
  | 'herringbone'
  | 'canvas'
  | 'leather';

export interface Upholstery {
  code: number;
  name: string;
  /** Color shown to the shopper, as `#rrggbb`. */
  color: string;
  weave: Weave;
}

function covers(weave: Weave, first: number, colors: Readonly<Record<string, string>>): Upholstery[] {
  return Object.entries(colors).map(([name, color], index) => ({ code: first + index, name, color, weave }));
}

/** The sixty fabrics, six of each cloth. */
export const fabricCovers = {
  A: covers('boucle', 1101, {
    Oat: '#c9bba5',
    Chalk: '#ebe6dc',
    Olive: '#777b56',
    Ink: '#25272c',
    Clay: '#b07a5e',
    Dove: '#b4b2ae',
  }),
  B: covers('linen', 1201, {
    Flax: '#c8b48f',
    Sage: '#a3ab92',
    Rust: '#9f5434',
    Denim: '#4b5c74',
    Salt: '#e9e4d8',
    Pewter: '#8b8a86',
  }),
  C: covers('velvet', 1301, {
    Forest: '#2f4b3d',
    Ochre: '#b98a35',
    Petrol: '#27505c',
    Midnight: '#222b45',
    Rosewood: '#7a3b3f',
    Moss: '#6a6d3f',
  }),
  D: covers('performance', 1401, {
    Sand: '#cdbfa8',
    Shell: '#e6ddd0',
    Slate: '#5d656d',
    Bark: '#6d5848',
    Fern: '#6f7d62',
    Navy: '#2c3750',
  }),
  E: covers('tweed', 1501, {
    Heather: '#8d8793',
    Graphite: '#4a4b4e',
    Barley: '#bfa884',
    Peat: '#574a3f',
    Loch: '#4e6470',
    Ash: '#a5a5a2',
  }),
  F: covers('chenille', 1601, {
    Ivory: '#e7dfcd',
    Camel: '#b48a5a',
    Teal: '#3d6a6a',
    Plum: '#5a3c4e',
    Stone: '#a89f92',
    Espresso: '#43362e',
  }),
  G: covers('felt', 1701, {
    Cloud: '#d3d2ce',
    Charcoal: '#3a3b3d',
    Marigold: '#c68a2b',
    Brick: '#9c4a35',
    Spruce: '#35504a',
    Harbor: '#4f6787',
  }),
  H: covers('velvet', 1801, {
    Blush: '#cfa79a',
    Smoke: '#8d9095',
    Emerald: '#1f5a49',
    Sapphire: '#2b4b7c',
    Cognac: '#a0602f',
    Onyx: '#1f1f21',
  }),
  I: covers('herringbone', 1901, {
    Wheat: '#c9b189',
    Fog: '#bcbab4',
    Cedar: '#8a5a42',
    Storm: '#565d66',
    Juniper: '#5b6b58',
    Raven: '#2b2b2d',
  }),
  J: covers('canvas', 1001, {
    Natural: '#d8ccb4',
    Optic: '#f0eeea',
    Putty: '#b9ad9c',
    Indigo: '#3b4763',
    Terracotta: '#b3623f',
    Black: '#222224',
  }),
} as const satisfies Readonly<Record<string, readonly Upholstery[]>>;

/** The twelve leathers, four of each tannage. */
export const leatherCovers = {
  L: covers('leather', 4101, { Saddle: '#8a5530', Chestnut: '#5e3524', Sienna: '#a4643a', Black: '#211f1e' }),
  M: covers('leather', 4201, { Cream: '#d9cdb8', Taupe: '#8d7c6b', Olive: '#5f5c40', Ink: '#2a303b' }),
  N: covers('leather', 4301, { Tan: '#b98350', Oxblood: '#5b2422', Mink: '#6f5f55', Bone: '#e0d8ca' }),
} as const satisfies Readonly<Record<string, readonly Upholstery[]>>;

export interface LegFinish {
  code: number;
  name: string;
  color: string;
  /** The studio's material. */
  material: string;
}

export const legFinishes: readonly LegFinish[] = [
  { code: 2001, name: 'Natural Oak', color: '#c69a63', material: 'wood:oak' },
  { code: 2002, name: 'Walnut', color: '#6b4530', material: 'wood:walnut' },
  { code: 2003, name: 'Blackened Ash', color: '#242322', material: 'wood:ebonised' },
  { code: 2004, name: 'Brushed Brass', color: '#b3924f', material: 'metal:brass' },
];
