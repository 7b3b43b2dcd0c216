import { productShots, twoViews } from './looks.mjs'

const graphic = { samples: 14, bounces: 4, camera: 'above', focus: ['rug'], second: { framing: { turn: 28, fill: 0.86, pitch: 52 } } }
const pale = { wool: 'yarn', backing: 'cloth:linen:#d9d0bd' }
const dark = { wool: 'yarn', backing: 'cloth:linen:#3a3a3a' }

export default [
  // main

  // cb2
  ...twoViews('cb2', 'half-rug', { ...graphic, framing: { turn: -22, fill: 0.86, pitch: 40 }, materials: pale }),
  ...twoViews('cb2', 'ring-rug', { ...graphic, framing: { turn: -16, fill: 0.8, pitch: 44 }, materials: pale, second: { framing: { turn: 40, fill: 0.82, pitch: 64 } } }),
]
