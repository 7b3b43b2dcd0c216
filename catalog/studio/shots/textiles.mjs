import { productShots, turned } from './looks.mjs'

const oak = 'wood:oak'

export default [
  ...productShots('main', 'meadow-rug', {
    samples: 24, bounces: 4, camera: 'above', gap: 0.35, focus: ['rug'], framing: { turn: 22, fill: 0.9, pitch: 38 }, stage: { wall: '#a9b0a0', floor: 'oak', gobo_at: [0, 0, 0.1] },
    materials: { wool: 'yarn', backing: 'cloth:linen:#b9a27c', oak, book: 'plain:#5b6b62:.7', book1: 'plain:#d9c9ab:.7' },
    second: { framing: { turn: -24, fill: 0.86, pitch: 48 } }, detail: { focus: ['spot'], framing: { turn: 34, fill: 0.8, pitch: 34 } },
  }),
  ...productShots('main', 'thistle-pillow', {
    camera: 'low', gap: 0.01, cloth: 'boucle:#8d7c88', focus: ['pillow', 'small', 'bench'], framing: { turn: 16, fill: 0.8, pitch: 8 }, stage: { wall: '#b9917f', gobo_at: [0, 0.2, 0.65] },
    materials: { upholstery: 'neutral', welt: 'cloth:linen:#685a66', second: 'cloth:linen:#d8c7a3', welt2: 'cloth:linen:#b5a17a', oak },
    second: { focus: ['pillow', 'small'], framing: { turn: -22, fill: 0.72 } }, detail: { focus: ['pillow'], framing: { turn: 30, fill: 1.25, shift: [-0.1, -0.1] } },
  }),
  ...productShots('main', 'yarrow-lumbar-pillow', {
    camera: 'low', gap: 0.01, cloth: 'tweed:#c08a3e', focus: ['pillow'], framing: { turn: 16, fill: 0.56, pitch: 10, shift: [0, 0.03] }, stage: { wall: '#8d9aa0', gobo_at: [0, 0.2, 0.65] },
    materials: { upholstery: 'neutral', welt: 'cloth:linen:#8f6429', oak: 'wood:walnut' },
    second: { framing: { turn: -24, fill: 0.72, pitch: 18 } }, detail: { framing: { turn: 30, fill: 1.6, shift: [-0.3, -0.05] } },
  }),
  ...productShots('main', 'cove-bath-towel', {
    hidden: 'monogram',
    bounces: 4, camera: 'above', gap: 0.06, focus: ['towel', 'stool seat'], framing: { turn: 20, fill: 0.72, pitch: 24 }, stage: { wall: '#8fa3a6', gobo_at: [0, 0.1, 0.6] },
    materials: {
      oak, thread: 'yarn:#2f4a55:.55', low: 'yarn:#7d9aa0', 'low base': 'plain:#6c898f:.95', mid: 'yarn:#d9cbb2', 'mid base': 'plain:#cbbca2:.95', top: 'yarn:#f3eee4', 'top base': 'plain:#ece6da:.95',
    },
    second: { framing: { turn: -26, fill: 0.8, pitch: 34 } }, detail: { focus: ['monogram'], framing: { turn: 14, fill: 0.42, pitch: 42 } },
  }),
  ...productShots('main', 'cove-hand-towel', {
    bounces: 4, camera: 'above', gap: 0.06, focus: ['towel', 'stool seat'], framing: { turn: 18, fill: 0.7, pitch: 24 }, stage: { wall: '#a8937f', gobo_at: [0, 0.1, 0.6] },
    materials: { oak, low: 'yarn:#7d9aa0', 'low base': 'plain:#6c898f:.95', mid: 'yarn:#d9cbb2', 'mid base': 'plain:#cbbca2:.95', top: 'yarn:#f3eee4', 'top base': 'plain:#ece6da:.95' },
    second: { framing: { turn: -26, fill: 0.76, pitch: 36 } }, detail: { focus: ['towel -0.115 1'], framing: { turn: 24, fill: 0.9, pitch: 36 } },
  }),
  ...productShots('main', 'harbour-robe', {
    hidden: 'monogram',
    camera: 'chair', gap: 0.001, focus: ['robe', 'rail'], framing: { turn: 14, fill: 0.9 }, stage: { wall: '#7f8f99', gobo_at: [0, 0.1, 1.2] },
    materials: { cloth: 'waffle:#ddd3c0', thread: 'yarn:#6d4a36:.55', hanger: oak, rail: oak, metal: 'metal:brass' },
    second: turned(-20, 0.9), detail: { camera: 'above', focus: ['monogram'], framing: { turn: 12, fill: 0.22, pitch: 4, shift: [0.05, 0.05] } },
  }),
  ...productShots('main', 'furrow-rug', {
    samples: 24, bounces: 4, camera: 'above', gap: 0.35, focus: ['rug'], framing: { turn: 20, fill: 0.9, pitch: 38 }, stage: { wall: '#b3a58f', floor: 'oak', gobo_at: [0, 0, 0.1] },
    materials: { wool: 'yarn', backing: 'cloth:linen:#b9a27c' }, second: { framing: { turn: -26, fill: 0.86, pitch: 48 } },
  }),
  ...productShots('main', 'bracken-velvet-pillow', {
    camera: 'low', gap: 0.01, cloth: 'velvet:#5c6a4a', focus: ['pillow', 'small'], framing: { turn: 16, fill: 0.7, pitch: 8 }, stage: { wall: '#a9a08f', gobo_at: [0, 0.2, 0.65] },
    materials: { upholstery: 'neutral', welt: 'cloth:linen:#434e36', second: 'cloth:velvet:#b9803f', welt2: 'cloth:linen:#8f6430', oak: 'wood:walnut' }, second: { framing: { turn: -24, fill: 0.72 } },
  }),
  ...productShots('main', 'cove-bath-mat', {
    samples: 24, bounces: 4, camera: 'above', gap: 0.22, focus: ['mat'], framing: { turn: 20, fill: 0.8, pitch: 36 }, stage: { wall: '#9fb0ae', floor: 'oak', gobo_at: [0, 0, 0.1] },
    materials: { wool: 'yarn', backing: 'cloth:linen:#d9cfba' }, second: { framing: { turn: -26, fill: 0.84, pitch: 48 } },
  }),
  ...productShots('main', 'clover-floor-cushion', {
    camera: 'chair', gap: 0.3, cloth: 'tweed:#8f9a7c', focus: ['cushion'], framing: { turn: 26, fill: 0.66 }, stage: { wall: '#b39f8c', gobo_at: [0, 0, 0.3] },
    materials: { upholstery: 'neutral', welt: 'cloth:linen:#6f7a5c', second: 'cloth:tweed:#c9b08a', welt2: 'cloth:linen:#a88d62' }, second: { camera: 'above', framing: { turn: -28, fill: 0.72, pitch: 26 } },
  }),
  ...productShots('main', 'thistle-throw', {
    camera: 'low', gap: 0.01, focus: ['throw', 'bench'], framing: { turn: 16, fill: 0.8, pitch: 12 }, stage: { wall: '#98a29a', gobo_at: [0, 0.2, 0.5] },
    materials: { throw: 'cloth:tweed:#9a5a45', yarn: 'yarn:#9a5a45', oak }, second: { framing: { turn: -26, fill: 0.8, pitch: 20 } },
    detail: { focus: ['throw'], camera: 'above', framing: { turn: 20, fill: 2, pitch: 16, shift: [0, 0.3] } },
  }),
  ...productShots('main', 'cove-shower-curtain', {
    camera: 'front', gap: 0.02, focus: ['view'], framing: { turn: 8, fill: 0.9 }, stage: { wall: '#9fb0ae', gobo_at: [0, -0.4, 1.2] },
    materials: { cloth: 'waffle:#e6dcc8' }, second: { camera: 'close', focus: ['mark'], framing: { turn: 20, fill: 1 } },
    detail: { camera: 'above', framing: { turn: 20, fill: 3, pitch: 4, shift: [0, -0.5] } },
  }),
  ...productShots('cb2', 'stripe-rug', {
    samples: 24, bounces: 4, camera: 'above', focus: ['rug'], framing: { turn: -24, fill: 0.84, pitch: 32 }, materials: { wool: 'yarn', backing: 'cloth:linen:#3a3a3a' },
    second: { framing: { turn: 30, fill: 0.86, pitch: 50 } }, detail: { focus: ['spot'], framing: { turn: -34, fill: 0.8, pitch: 34 } },
  }),
  ...productShots('cb2', 'grid-rug', {
    samples: 24, bounces: 4, camera: 'above', focus: ['rug'], framing: { turn: -20, fill: 0.84, pitch: 36 }, materials: { wool: 'yarn', backing: 'cloth:linen:#3a3a3a' },
    second: { framing: { turn: 30, fill: 0.86, pitch: 50 } }, detail: { focus: ['spot'], framing: { turn: -34, fill: 0.8, pitch: 34 } },
  }),
  ...productShots('cb2', 'mono-bath-towel', {
    hidden: 'monogram',
    bounces: 4, camera: 'above', focus: ['towel'], framing: { turn: -24, fill: 0.66, pitch: 28 },
    materials: { thread: 'yarn:#141416:.5', low: 'yarn:#1b1c1f', 'low base': 'plain:#141518:.95', top: 'yarn:#fbfaf7', 'top base': 'plain:#f6f4ef:.95' },
    second: { framing: { turn: 28, fill: 0.76, pitch: 42 } }, detail: { focus: ['monogram'], framing: { turn: -16, fill: 0.42, pitch: 44 } },
  }),
  ...productShots('cb2', 'plain-robe', {
    hidden: 'monogram',
    camera: 'chair', focus: ['robe', 'rail'], framing: { turn: -16, fill: 0.9 },
    materials: { cloth: 'cloth:linen:#25272b', thread: 'yarn:#e9e6df:.55', hanger: 'metal:black', rail: 'metal:black', metal: 'metal:steel' },
    second: turned(22, 0.9), detail: { camera: 'above', focus: ['monogram'], framing: { turn: -12, fill: 0.22, pitch: 4, shift: [0.05, 0.05] } },
  }),
  ...productShots('cb2', 'edge-pillow', {
    camera: 'low', cloth: 'linen:#ece7dc', focus: ['pillow', 'small'], framing: { turn: -22, fill: 0.78 },
    materials: { upholstery: 'neutral', welt: 'plain:#141416:.6', second: 'cloth:linen:#1d1e21', welt2: 'plain:#ece7dc:.6' },
    second: { framing: { turn: 26, pitch: 22, fill: 0.72 } }, detail: { focus: ['small'], framing: { turn: -34, fill: 1.15, shift: [0.1, -0.1] } },
  }),
  ...productShots('cb2', 'bar-pillow', {
    camera: 'low', cloth: 'boucle:#e9e3d6', focus: ['pillow'], framing: { turn: -20, fill: 0.76 }, materials: { upholstery: 'neutral', welt: 'cloth:linen:#1d1e21' },
    second: { framing: { turn: 28, pitch: 22, fill: 0.76 } }, detail: { framing: { turn: -34, fill: 1.7, shift: [0.35, -0.05] } },
  }),
  ...productShots('cb2', 'arch-rug', {
    samples: 24, bounces: 4, camera: 'above', focus: ['rug'], framing: { turn: -22, fill: 0.84, pitch: 38 }, materials: { wool: 'yarn', backing: 'cloth:linen:#3a3a3a' },
    second: { framing: { turn: 28, fill: 0.86, pitch: 52 } },
  }),
  ...productShots('cb2', 'dusk-velvet-pillow', {
    camera: 'low', cloth: 'velvet:#5b2230', focus: ['pillow'], framing: { turn: -22, fill: 0.56 }, materials: { upholstery: 'neutral', welt: 'cloth:velvet:#4a1b27' },
    second: { framing: { turn: 30, pitch: 20, fill: 0.64 } },
  }),
  ...productShots('cb2', 'mono-bath-mat', {
    samples: 24, bounces: 4, camera: 'above', focus: ['mat'], framing: { turn: -24, fill: 0.76, pitch: 36 }, materials: { wool: 'yarn', backing: 'cloth:linen:#3a3a3a' },
    second: { framing: { turn: 30, fill: 0.8, pitch: 50 } },
  }),
  ...productShots('cb2', 'log-bolster', {
    camera: 'low', cloth: 'boucle:#e9e3d6', focus: ['log'], framing: { turn: -20, fill: 0.7, pitch: 16 }, materials: { upholstery: 'neutral', welt: 'cloth:linen:#1d1e21', second: 'cloth:velvet:#9a4a2b', welt2: 'cloth:linen:#1d1e21' },
    second: { framing: { turn: 30, pitch: 26, fill: 0.72 } },
  }),
  ...productShots('cb2', 'disc-pillow', {
    camera: 'low', cloth: 'boucle:#e9e3d6', focus: ['pillow', 'small'], framing: { turn: -20, fill: 0.66 }, materials: { upholstery: 'neutral', welt: 'cloth:linen:#1d1e21', second: 'cloth:velvet:#b98a35', welt2: 'cloth:velvet:#8f6a25' },
    second: { framing: { turn: 28, pitch: 22, fill: 0.7 } },
  }),
  ...productShots('cb2', 'line-throw', {
    camera: 'low', focus: ['throw'], framing: { turn: -24, fill: 0.56, pitch: 14 }, materials: { throw: 'cloth:herringbone:#e9e4d8', ink: 'cloth:herringbone:#1f1f21', yarn: 'yarn:#e9e4d8', leg: 'wood:walnut', frame: 'metal:black' },
    second: { focus: ['throw'], framing: { turn: 26, fill: 0.7, pitch: 20 } },
  }),
]
