import { productShots, twoViews } from './looks.mjs'

const graphic = { samples: 12, bounces: 4, camera: 'above', focus: ['rug'], second: { samples: 6, framing: { turn: 28, fill: 0.86, pitch: 52 } } }
const pale = { wool: 'yarn', backing: 'cloth:linen:#d9d0bd' }
const dark = { wool: 'yarn', backing: 'cloth:linen:#3a3a3a' }

export default [
  // main

  // cb2
  ...twoViews('cb2', 'half-rug', { ...graphic, framing: { turn: -22, fill: 0.86, pitch: 40 }, materials: pale }),
  ...twoViews('cb2', 'ring-rug', { ...graphic, framing: { turn: -16, fill: 0.8, pitch: 44 }, materials: pale, second: { samples: 6, framing: { turn: 40, fill: 0.82, pitch: 64 } } }),
  ...twoViews('cb2', 'check-rug', { ...graphic, framing: { turn: -20, fill: 0.84, pitch: 36 }, materials: dark }),
  ...twoViews('cb2', 'step-rug', { ...graphic, framing: { turn: -34, fill: 0.86, pitch: 34 }, materials: pale, second: { samples: 6, framing: { turn: 48, fill: 0.84, pitch: 48 } } }),
  ...twoViews('cb2', 'slant-rug', { ...graphic, framing: { turn: -24, fill: 0.84, pitch: 36 }, materials: dark }),
  ...twoViews('cb2', 'wave-rug', { ...graphic, framing: { turn: -20, fill: 0.86, pitch: 34 }, materials: pale }),
  ...twoViews('cb2', 'coil-rug', { ...graphic, framing: { turn: -18, fill: 0.8, pitch: 40 }, materials: { wool: 'yarn', backing: 'cloth:linen:#8d744d' }, second: { samples: 6, framing: { turn: 36, fill: 0.82, pitch: 62 } } }),
  ...twoViews('cb2', 'tuft-rug', { ...graphic, framing: { turn: -22, fill: 0.84, pitch: 34 }, materials: { wool: 'yarn', backing: 'cloth:linen:#7d3f22' } }),
  ...twoViews('cb2', 'frame-rug', { ...graphic, framing: { turn: -20, fill: 0.76, pitch: 42 }, materials: dark }),
  ...twoViews('cb2', 'bar-throw', {
    samples: 12, camera: 'above', focus: ['throw', 'plinth'], framing: { turn: -26, fill: 0.72, pitch: 16 }, materials: { wool: 'yarn' }, second: { samples: 6, framing: { turn: 34, fill: 0.76, pitch: 26 } },
  }),
  ...twoViews('cb2', 'mono-hand-towels', {
    samples: 12, bounces: 4, camera: 'above', focus: ['towel', 'plinth'], framing: { turn: -24, fill: 0.68, pitch: 26 }, second: { samples: 6, framing: { turn: 28, fill: 0.76, pitch: 44 } },
    materials: { low: 'yarn:#1b1c1f', 'low base': 'plain:#141518:.95', top: 'yarn:#fbfaf7', 'top base': 'plain:#f6f4ef:.95' },
  }),
  ...twoViews('cb2', 'block-floor-cushion', {
    samples: 12, camera: 'above', cloth: 'velvet:#c08a2e', focus: ['cushion'], framing: { turn: -24, fill: 0.66, pitch: 20 }, materials: { upholstery: 'neutral', welt: 'plain:#1a1a1b:.7' },
    second: { samples: 6, framing: { turn: 32, fill: 0.7, pitch: 34 } },
  }),
]
