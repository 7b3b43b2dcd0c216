import { productShots } from './looks.mjs'

const table = 'wood:oak'
const onTable = { camera: 'tabletop', gap: 0.03 }
const leaves = (x, y, z = 0.85) => ({ gobo_at: [x, y, z] })
const glassy = { bounces: 14, glint: 0.5 }

export default [
  ...productShots('main', 'clay-dinnerware-set', {
    ...onTable, focus: ['dish', 'mug'], framing: { fill: 0.8, shift: [0.04, -0.05] }, stage: { wall: '#9aa394', ...leaves(0, 0.1) },
    materials: { table, glaze: 'glaze:#e6dfd0:#7a553a', clay: 'clay:#a8825f', napkin: 'cloth:linen:#b98a66' },
    second: { samples: 14, framing: { turn: -24, pitch: 32, fill: 0.84, shift: [0.05, 0] } }, detail: { samples: 14, focus: ['mug'], framing: { turn: 34, pitch: 16, fill: 0.9 } },
  }),
  ...productShots('main', 'ripple-vase', {
    ...onTable, camera: 'low', focus: ['vase', 'branch'], framing: { fill: 0.86 }, stage: { wall: '#b98a72', ...leaves(0, 0.1, 0.95) },
    materials: { table: 'wood:walnut', glaze: 'glaze:#e9e3d6:#b7a68c:.5:.1', glaze2: 'glaze:#8c9a8b:#5d6a5e:.45:.35', leaf: 'plain:#74835a:.5', stem: 'plain:#5a4532' },
    second: { framing: { turn: -28, pitch: 24, fill: 0.86 } }, detail: { focus: ['vase'], framing: { turn: 24, pitch: 14, fill: 1.1 } },
  }),
  ...productShots('main', 'initial-glasses', {
    hidden: 'etched',
    ...onTable, ...glassy, samples: 48, focus: ['glass', 'tray'], framing: { fill: 0.8 }, stage: { wall: '#7f929b', ...leaves(0, 0.1) },
    materials: { table, tray: 'wood:walnut', rim: 'plain:#3b271b:.4', glass: 'clear:#fcfefd', water: 'liquid' },
    second: { samples: 48, framing: { turn: -22, pitch: 26 } }, detail: { samples: 64, focus: ['etched'], framing: { turn: 22, pitch: 10, fill: 0.43 } },
  }),
  ...productShots('main', 'clay-mugs', {
    ...onTable, focus: ['tray', 'mug'], framing: { fill: 0.8, shift: [0.02, -0.03] }, stage: { wall: '#a58c7c', ...leaves(0, 0.1) },
    materials: { table: 'wood:walnut', tray: 'wood:oak', glaze: 'glaze:#e6dfd0:#7a553a', clay: 'clay:#a8825f' },
    second: { framing: { turn: -26, pitch: 34, fill: 0.8 } }, detail: { focus: ['mug'], framing: { turn: 24, pitch: 14, fill: 0.8 } },
  }),
  ...productShots('main', 'clay-serving-bowl', {
    ...onTable, focus: ['bowl', 'loose'], framing: { fill: 0.66, shift: [0.06, -0.02] }, stage: { wall: '#8b9a93', ...leaves(0, 0.1) },
    materials: { table, glaze: 'glaze:#e6dfd0:#7a553a', clay: 'clay:#a8825f', fruit: 'plain:#d9a92b:.45', napkin: 'cloth:linen:#8f9a86' },
    second: { framing: { turn: -26, pitch: 38, fill: 0.7 } }, detail: { focus: ['bowl'], framing: { turn: 24, pitch: 16, fill: 1.5, shift: [0.25, 0] } },
  }),
  ...productShots('main', 'acorn-serving-boards', {
    ...onTable, focus: ['board'], framing: { fill: 0.76, pitch: 24 }, stage: { wall: '#a79c88', ...leaves(0, 0.1) }, materials: { table: 'wood:floor', cheese: 'plain:#ecdcae:.6', rind: 'plain:#b98a4a:.7', fruit: 'plain:#d9a92b:.45' },
    second: { framing: { turn: -26, pitch: 38, fill: 0.78 } },
  }),
  ...productShots('main', 'heron-linen-napkins', {
    ...onTable, focus: ['napkin'], framing: { fill: 0.7, pitch: 30 }, stage: { wall: '#93a19c', ...leaves(0, 0.1) },
    materials: { table, cloth0: 'cloth:linen:#e6dcc8', cloth1: 'cloth:linen:#c9b28f', cloth2: 'cloth:linen:#8f9a86', cloth3: 'cloth:linen:#b26a4c', steel: 'metal:steel' },
    second: { framing: { turn: -26, pitch: 44, fill: 0.78 } },
  }),
  ...productShots('main', 'sorrel-bud-vases', {
    ...onTable, camera: 'low', focus: ['vase', 'branch'], framing: { fill: 0.7 }, stage: { wall: '#b79f8a', ...leaves(0, 0.1, 0.95) },
    materials: { table: 'wood:walnut', glaze: 'glaze:#e9e3d6:#b7a68c:.5:.1', glaze2: 'glaze:#a4674a:#6b3f2c:.45:.2', glaze3: 'glaze:#7f8f86:#5d6a5e:.45:.35', clay: 'clay:#a8825f', leaf: 'plain:#74835a:.5', stem: 'plain:#5a4532' },
    second: { framing: { turn: -28, pitch: 24, fill: 0.74 } },
  }),
  ...productShots('main', 'clay-pitcher', {
    ...onTable, camera: 'low', focus: ['pitcher', 'branch'], framing: { fill: 0.76 }, stage: { wall: '#a7a08c', ...leaves(0, 0.1, 0.95) },
    materials: { table, glaze: 'glaze:#e6dfd0:#7a553a', clay: 'clay:#a8825f', napkin: 'cloth:linen:#b98a66', leaf: 'plain:#74835a:.5', stem: 'plain:#5a4532' }, second: { framing: { turn: -28, pitch: 24, fill: 0.8 } },
  }),
  ...productShots('main', 'clay-pasta-bowls', {
    ...onTable, focus: ['bowl'], framing: { fill: 0.72, shift: [0.04, -0.02] }, stage: { wall: '#98a39d', ...leaves(0, 0.1) },
    materials: { table: 'wood:walnut', glaze: 'glaze:#e6dfd0:#7a553a', clay: 'clay:#a8825f', napkin: 'cloth:linen:#8f9a86' }, second: { framing: { turn: -26, pitch: 36, fill: 0.76, shift: [0.04, 0] } },
  }),
  ...productShots('main', 'teasel-candlesticks', {
    ...onTable, camera: 'low', focus: ['stick', 'taper'], framing: { fill: 0.72 }, stage: { wall: '#a39a8a', ...leaves(0, 0.1, 0.95) },
    materials: { table, wax: 'plain:#efe2c4:.45', wick: 'plain:#2a241e:.8' }, second: { framing: { turn: -28, pitch: 22, fill: 0.76 } },
  }),
  ...productShots('main', 'acorn-cake-stand', {
    ...onTable, focus: ['stand', 'cake'], framing: { fill: 0.6, pitch: 16 }, stage: { wall: '#9aa196', ...leaves(0, 0.1) },
    materials: { table: 'wood:floor', cake: 'plain:#94704e:.75', berry: 'plain:#8a2531:.35', napkin: 'cloth:linen:#8f9a86' }, second: { framing: { turn: -26, pitch: 34, fill: 0.66 } },
  }),
  ...productShots('cb2', 'ink-dinnerware-set', {
    camera: 'tabletop', focus: ['dish', 'mug'], framing: { turn: -24, fill: 0.76 },
    materials: { glaze: 'glaze:#28292c:#101011:.4:0', clay: 'clay:#2c2a28' },
    second: { framing: { turn: 30, pitch: 34, fill: 0.84 } }, detail: { focus: ['mug'], framing: { turn: -40, pitch: 14, fill: 0.9 } },
  }),
  ...productShots('cb2', 'tube-vase', {
    camera: 'low', ...glassy, samples: 48, focus: ['vase', 'stem', 'leaf'], framing: { turn: -20, fill: 0.8 },
    materials: { glass: 'clear:#eff0f0', water: 'liquid', stem: 'plain:#55683a:.5', leaf: 'plain:#3f5a33:.4' },
    second: { samples: 48, options: { turn: 40 }, framing: { turn: 40, fill: 0.8 } }, detail: { samples: 64, focus: ['vase'], framing: { turn: -20, pitch: 16, fill: 1.5, shift: [0, 0.3] } },
  }),
  ...productShots('cb2', 'etch-glasses', {
    hidden: 'etched',
    camera: 'tabletop', ...glassy, samples: 48, focus: ['glass'], framing: { turn: -24, fill: 0.72 },
    materials: { glass: 'clear:#d6d8d9', water: 'liquid' },
    second: { samples: 48, framing: { turn: 26, pitch: 30 } }, detail: { samples: 64, focus: ['etched'], framing: { turn: -22, pitch: 10, fill: 0.95 } },
  }),
  ...productShots('cb2', 'ink-mugs', {
    camera: 'tabletop', focus: ['mug'], framing: { turn: -24, fill: 0.66, pitch: 14 },
    materials: { glaze: 'glaze:#28292c:#101011:.4:0', clay: 'clay:#2c2a28' },
    second: { framing: { turn: 32, pitch: 30, fill: 0.7 } },
  }),
  ...productShots('cb2', 'column-candlesticks', {
    camera: 'low', focus: ['stick', 'taper'], framing: { turn: -20, fill: 0.76, pitch: 8, shift: [-0.04, 0] }, materials: { metal: 'metal:black', wax: 'plain:#efe7d6:.45' },
    second: { framing: { turn: 34, fill: 0.76, pitch: 18 } }, detail: { focus: ['stick'], framing: { turn: -24, pitch: 16, fill: 0.9 } },
  }),
  ...productShots('cb2', 'slab-serving-board', {
    camera: 'tabletop', focus: ['board', 'runner'], framing: { turn: -26, fill: 0.74 },
    materials: { stone: 'stone:travertine', metal: 'metal:black', steel: 'metal:steel', cheese: 'plain:#ece0c0:.6' },
    second: { framing: { turn: 30, pitch: 36, fill: 0.78 } }, detail: { focus: ['board'], framing: { turn: -40, pitch: 12, fill: 1.7, shift: [0.45, -0.05] } },
  }),
  ...productShots('cb2', 'ink-serving-bowl', {
    camera: 'tabletop', focus: ['bowl'], framing: { turn: -24, fill: 0.66 }, materials: { glaze: 'glaze:#28292c:#101011:.4:0', clay: 'clay:#2c2a28', fruit: 'plain:#b9b24a:.45' },
    second: { framing: { turn: 30, pitch: 36, fill: 0.7 } },
  }),
  ...productShots('cb2', 'orbit-tray', {
    camera: 'tabletop', glint: 6, samples: 24, options: { cards: 'cb2' }, focus: ['tray', 'tube'], framing: { turn: -24, fill: 0.7, pitch: 22 }, materials: { ceramic: 'plain:#e9e7e2:.5', stone: 'stone:travertine' },
    second: { framing: { turn: 30, pitch: 40, fill: 0.74 } },
  }),
  ...productShots('cb2', 'totem-vase', {
    camera: 'low', focus: ['vase', 'stem', 'seed'], framing: { turn: -20, fill: 0.8 }, materials: { glaze: 'plain:#efece5:.65', stem: 'plain:#4a3b2c', leaf: 'plain:#6b4a33:.7' },
    second: { framing: { turn: 34, fill: 0.8, pitch: 20 } },
  }),
  ...productShots('cb2', 'disc-coasters', {
    camera: 'tabletop', focus: ['coaster', 'holder'], framing: { turn: -24, fill: 0.62, pitch: 22 }, materials: { stone: 'stone:travertine', frame: 'metal:black' }, second: { framing: { turn: 30, pitch: 38, fill: 0.68 } },
  }),
  ...productShots('cb2', 'cone-bowls', { camera: 'tabletop', focus: ['bowl'], framing: { turn: -24, fill: 0.68, pitch: 22 }, materials: {}, second: { framing: { turn: 30, pitch: 40, fill: 0.72 } } }),
  ...productShots('cb2', 'cap-mills', { camera: 'low', focus: ['mill', 'corn'], framing: { turn: -20, fill: 0.66, pitch: 12 }, materials: {}, second: { framing: { turn: 32, pitch: 26, fill: 0.72 } } }),
]
