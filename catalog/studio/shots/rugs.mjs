import { productShots } from './looks.mjs'

const sun = { samples: 16, camera: 'above', gap: 0.35, focus: ['rug'], materials: { wool: 'yarn' } }
/** A rug on the boards, in the sun of a window; the second view is from higher up. */
const onOak = (slug, wall, { turn = 20, fill = 0.9, pitch = 38, higher = {}, floor = 'oak', ...fields } = {}) =>
  productShots('main', slug, {
    ...sun, framing: { turn, fill, pitch }, stage: { wall, floor, gobo_at: [0, 0, 0.1] }, second: { framing: { turn: -26, fill: 0.86, pitch: 48, ...higher } }, ...fields,
  })
const graphic = { samples: 12, bounces: 4, camera: 'above', focus: ['rug'], second: { samples: 6, framing: { turn: 28, fill: 0.86, pitch: 52 } } }
const pale = { wool: 'yarn', backing: 'cloth:linen:#d9d0bd' }
const dark = { wool: 'yarn', backing: 'cloth:linen:#3a3a3a' }

export default [
  // main
  ...onOak('sorrel-kilim-rug', '#93a0a4'),
  ...onOak('fescue-jute-rug', '#8e9b8f', { fill: 0.8, pitch: 40, floor: 'walnut', higher: { pitch: 62 } }),
  ...onOak('yarrow-check-rug', '#8f9ba3', { turn: 18 }),
  ...onOak('poppy-hooked-rug', '#c2b08f', { turn: 22, pitch: 42 }),
  ...onOak('bracken-runner', '#b9a58d', { turn: 24, fill: 0.94, pitch: 34, higher: { turn: -34, fill: 0.94 } }),
  ...onOak('lichen-felt-rug', '#b59a86', { turn: 20, pitch: 42 }),
  ...onOak('heron-carved-rug', '#b0a294', { turn: 22, pitch: 36 }),
  ...onOak('larch-shag-rug', '#8c9788', { bounces: 4, turn: 22, floor: 'walnut', pitch: 36 }),
  ...onOak('plover-sheepskin-rug', '#9c8f9b', { bounces: 4, turn: 24, fill: 0.82, pitch: 36, floor: 'walnut' }),
  ...onOak('sandpiper-outdoor-rug', '#b7a48a', { turn: 18 }),
  ...productShots('main', 'dunlin-knit-pouf', {
    camera: 'chair', gap: 0.3, focus: ['pouf'], framing: { turn: 20, fill: 0.6 }, stage: { wall: '#97a39a', gobo_at: [0, 0, 0.3] },
    materials: { wool: 'yarn', core: 'plain:#70391f:.95' }, second: { camera: 'above', framing: { turn: -24, fill: 0.64, pitch: 36 } },
  }),
  ...productShots('main', 'sedge-table-runner', {
    camera: 'above', gap: 0.3, focus: ['runner'], framing: { turn: 24, fill: 0.88, pitch: 22, shift: [0, -0.1] }, stage: { wall: '#a5968c', gobo_at: [0, 0.1, 0.75] },
    materials: { cloth: 'yarn', wool: 'yarn', oak: 'wood:oak', vase: 'ceramic:#e6dfd0', leaf: 'plain:#5d6e4c:.55', clay: 'ceramic:#a4674a' }, second: { framing: { turn: -28, fill: 0.82, pitch: 34 } },
    detail: { camera: 'above', framing: { turn: 60, fill: 1.3, pitch: 20, shift: [0.1, 0] } },
  }),

  // cb2
  ...productShots('cb2', 'half-rug', { ...graphic, framing: { turn: -22, fill: 0.86, pitch: 40 }, materials: pale }),
  ...productShots('cb2', 'ring-rug', { ...graphic, framing: { turn: -16, fill: 0.8, pitch: 44 }, materials: pale, second: { samples: 6, framing: { turn: 40, fill: 0.82, pitch: 64 } } }),
  ...productShots('cb2', 'check-rug', { ...graphic, framing: { turn: -20, fill: 0.84, pitch: 36 }, materials: dark }),
  ...productShots('cb2', 'step-rug', { ...graphic, framing: { turn: -34, fill: 0.86, pitch: 34 }, materials: pale, second: { samples: 6, framing: { turn: 48, fill: 0.84, pitch: 48 } }, detail: { camera: 'above', framing: { turn: -60, fill: 1.8, pitch: 32, shift: [-0.15, -0.1] } } }),
  ...productShots('cb2', 'slant-rug', { ...graphic, framing: { turn: -24, fill: 0.84, pitch: 36 }, materials: dark }),
  ...productShots('cb2', 'wave-rug', { ...graphic, framing: { turn: -20, fill: 0.86, pitch: 34 }, materials: pale }),
  ...productShots('cb2', 'coil-rug', { ...graphic, framing: { turn: -18, fill: 0.8, pitch: 40 }, materials: { wool: 'yarn', backing: 'cloth:linen:#8d744d' }, second: { samples: 6, framing: { turn: 36, fill: 0.82, pitch: 62 } } }),
  ...productShots('cb2', 'tuft-rug', { ...graphic, framing: { turn: -22, fill: 0.84, pitch: 34 }, materials: { wool: 'yarn', backing: 'cloth:linen:#7d3f22' } }),
  ...productShots('cb2', 'frame-rug', { ...graphic, framing: { turn: -20, fill: 0.76, pitch: 42 }, materials: dark }),
  ...productShots('cb2', 'bar-throw', {
    samples: 12, camera: 'above', focus: ['throw', 'plinth'], framing: { turn: -26, fill: 0.72, pitch: 16 }, materials: { wool: 'yarn' }, second: { samples: 6, framing: { turn: 34, fill: 0.76, pitch: 26 } },
  }),
  ...productShots('cb2', 'mono-hand-towels', {
    samples: 12, bounces: 4, camera: 'above', focus: ['towel', 'plinth'], framing: { turn: -24, fill: 0.68, pitch: 26 }, second: { samples: 6, framing: { turn: 28, fill: 0.76, pitch: 44 } },
    materials: { low: 'yarn:#1b1c1f', 'low base': 'plain:#141518:.95', top: 'yarn:#fbfaf7', 'top base': 'plain:#f6f4ef:.95' },
    detail: { focus: ['towel'], camera: 'above', framing: { turn: -30, fill: 1.3, pitch: 28, shift: [0.05, -0.05] } },
  }),
  ...productShots('cb2', 'block-floor-cushion', {
    samples: 12, camera: 'above', cloth: 'velvet:#c08a2e', focus: ['cushion'], framing: { turn: -24, fill: 0.66, pitch: 20 }, materials: { upholstery: 'neutral', welt: 'plain:#1a1a1b:.7' },
    second: { samples: 6, framing: { turn: 32, fill: 0.7, pitch: 34 } },
  }),
]
