/** Objects that only decorate the product image, by product. */
const decoration = {
  'hale-coffee-table': ['ceramic', 'book0', 'book1', 'book2'],
  'quill-side-table': ['ceramic'],
  'orchard-dining-table': ['ceramic', 'leaf'],
  'thistle-pillow': ['oak'],
  'ripple-vase': ['table', 'leaf', 'stem'],
}

/** Things of terry, etched glass or many small parts: photographs only. */
const without = ['cove-bath-towel', 'mono-bath-towel', 'harbour-robe', 'plain-robe', 'clay-dinnerware-set', 'ink-dinnerware-set', 'initial-glasses', 'etch-glasses']

/** Things of a wall, for which a room has no place. */
const hung = ['aster-round-mirror', 'alcove-floor-mirror', 'heath-framed-print', 'sedge-linen-curtains', 'larch-wall-shelf', 'quail-wall-clock', 'slice-mirror', 'stilt-floor-mirror', 'quarter-framed-print', 'drop-velvet-curtains', 'ledge-wall-shelf', 'dot-wall-clock', 'dune-wall-mirror', 'tern-framed-prints', 'marram-cotton-curtains', 'pill-mirror', 'loop-framed-print', 'veil-sheer-curtains']

const unstyled = { options: { styled: false } }
const unlit = { options: { lit: 0 } }
const rug = (pattern) => ({ product: 'rug_flat', options: {}, materials: { wool: `picture:${pattern}` }, detail: 1 })

const special = {
  'wire-dining-chair': { detail: 0.35 },
  'linden-dresser': unstyled,
  'linden-sideboard': unstyled,
  'harbor-bookcase': unstyled,
  'tansy-media-console': unstyled,
  'juniper-nightstand': unstyled,
  'frame-bookcase': unstyled,
  'box-media-console': unstyled,
  'wick-floor-lamp': unlit,
  'dew-table-lamp': { options: { lit: 0, table: false } },
  'pod-pendant': { options: { lit: 0, drop: 0, ribs: 42, rows: 26 }, leave: ['cord'], detail: 0.3 },
  'arc-floor-lamp': unlit,
  'orb-table-lamp': { options: {}, leave: ['orb flex'] },
  'disc-pendant': { options: { lit: 0, drop: 0 }, leave: ['cord'] },
  'meadow-rug': rug('meadow_rug'),
  'stripe-rug': rug('stripe_rug'),
  'ripple-vase': { options: { branch: false, rings: 56, facets: 8 } },
  'tube-vase': { leave: ['stem', 'leaf', 'water', 'side card', 'light card'] },
}

/** The model of a product from its hero's materials, or nothing for what has none. */
export function modelOf(slug, shot) {
  if (without.includes(slug) || hung.includes(slug)) return undefined
  const materials = Object.fromEntries(Object.entries(shot.materials).filter(([name]) => !decoration[slug]?.includes(name)))
  const { cards, ...options } = shot.options ?? {}
  return { product: shot.product, options, materials, cover: shot.pictures[0].fabric ?? 'linen:#c8b48f', detail: 0.6, subdivide: 1, triangles: 60_000, leave: ['view'], ...special[slug] }
}
