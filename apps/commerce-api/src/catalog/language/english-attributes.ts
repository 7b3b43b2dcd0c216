import type { AttributeWords } from './types.ts';

const color = (label: string, hex: string, words: string): AttributeWords => ({
  label,
  color: hex,
  words: [label.toLowerCase(), ...words.split(', ')],
});

const material = (label: string, words: readonly string[]): AttributeWords => ({ label, color: '', words });

/** The colors one filters by. Keys are those of the catalog's color groups in lower case, and four more. */
export const colors: Readonly<Record<string, AttributeWords>> = {
  white: color('White', '#f5f3ee', 'ivory, cream, off white, opal, chalk, snow'),
  beige: color('Beige', '#d3c3a5', 'tan, sand, oatmeal, oat, taupe, travertine, flax, khaki'),
  natural: color('Natural', '#c29a6b', 'oak, ash, cane, rattan, wicker, paper cord, light wood, blond'),
  gray: color('Gray', '#8c8e90', 'grey, charcoal, smoke, slate, graphite, silver gray, pewter'),
  black: color('Black', '#1e1e1f', 'blackened, black steel, ebony, onyx, stained black'),
  brown: color('Brown', '#6d4a33', 'walnut, chocolate, espresso, dark wood, camel, cognac, caramel'),
  blue: color('Blue', '#3f5f86', 'navy, denim, teal, petrol, sapphire, indigo, turquoise'),
  green: color('Green', '#57704f', 'olive, sage, forest, emerald, moss'),
  yellow: color('Yellow', '#cf9b34', 'ocher, ochre, mustard, marigold, amber'),
  orange: color('Orange', '#b8602f', 'rust, terracotta, clay orange, burnt orange'),
  red: color('Red', '#8f3330', 'oxblood, burgundy, brick, crimson, maroon'),
  pink: color('Pink', '#d6a49a', 'blush, rose'),
  purple: color('Purple', '#6b4a63', 'plum, heather, violet, lavender'),
  gold: color('Gold', '#b3913f', 'brass, golden'),
  clear: color('Clear', '#eaf1f2', 'transparent'),
  silver: color('Silver', '#b9bcbf', 'chrome, chromed, brushed steel, aluminum, nickel'),
};

/** The materials one filters by. */
export const materials: Readonly<Record<string, AttributeWords>> = {
  boucle: material('Bouclé', ['boucle']),
  linen: material('Linen', ['linen']),
  velvet: material('Velvet', ['velvet']),
  leather: material('Leather', ['leather']),
  performance: material('Performance fabric', ['performance', 'performance fabric', 'stain resistant']),
  tweed: material('Tweed', ['tweed']),
  chenille: material('Chenille', ['chenille']),
  felt: material('Felt', ['felt', 'wool felt']),
  herringbone: material('Herringbone', ['herringbone']),
  canvas: material('Canvas', ['canvas']),
  cotton: material('Cotton', ['cotton', 'turkish cotton', 'organic cotton']),
  wool: material('Wool', ['wool']),
  oak: material('Oak', ['oak']),
  walnut: material('Walnut', ['walnut']),
  ash: material('Ash', ['ash']),
  'painted-wood': material('Painted wood', ['poplar', 'lacquer', 'lacquered', 'fiberboard']),
  cane: material('Cane', ['cane', 'rattan', 'wicker', 'woven cane']),
  steel: material('Steel', ['steel', 'chrome', 'black steel', 'brushed steel', 'steel tube']),
  brass: material('Brass', ['brass']),
  aluminum: material('Aluminum', ['aluminum', 'aluminium', 'spun metal']),
  glass: material('Glass', ['glass', 'opal glass', 'smoke glass']),
  stoneware: material('Stoneware', ['stoneware', 'ceramic', 'glazed ceramic', 'porcelain', 'earthenware']),
  stone: material('Stone', ['stone', 'travertine', 'marble', 'granite']),
};

/** Words for several materials. */
export const materialKinds: Readonly<Record<string, readonly string[]>> = {
  wood: ['oak', 'walnut', 'ash', 'painted-wood'],
  wooden: ['oak', 'walnut', 'ash', 'painted-wood'],
  metal: ['steel', 'brass', 'aluminum'],
  fabric: ['boucle', 'linen', 'velvet', 'performance', 'tweed', 'chenille', 'felt', 'herringbone', 'canvas'],
};
