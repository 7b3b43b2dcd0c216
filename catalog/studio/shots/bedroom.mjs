import { cloth, low, near, productShots } from './looks.mjs'

const turn = (degrees) => ({ framing: { turn: degrees } })

/** Scene of the configured beds: camera, stage, and bedding on and below them. */
export const stands = {
  'main/juniper-bed': {
    camera: 'bed', gap: 0.05, focus: ['headboard', 'rail', 'duvet'], stage: { wall: '#8f9c97', gobo_at: [0, 0.3, 0.9] }, framing: { turn: 32 },
  },
  'cb2/plinth-bed': { camera: 'bed', gap: 0.4, ...turn(-30) },
}
const linens = { bedding: 'cloth:linen:#ece6da', pillow: 'cloth:linen:#cbbfa9', throw: 'cloth:tweed:#84513a', rug: 'cloth:tweed:#c9bba3' }
const greys = { bedding: 'cloth:linen:#dddcd9', pillow: 'cloth:linen:#96989c' }
export const dressing = { 'main/juniper-bed': linens, 'cb2/plinth-bed': greys }

export default [
  ...productShots('main', 'juniper-bed', {
    ...stands['main/juniper-bed'], cloth: cloth('B', 'Flax'), materials: { upholstery: 'neutral', leg: 'wood:oak', ...linens },
    second: turn(8), detail: near('headboard pad', 22, 1.25),
  }),
  ...productShots('main', 'willow-bench', {
    camera: 'chair', gap: 0.4, stage: { wall: '#a08f98' }, framing: { turn: 26, fill: 0.74 }, cloth: cloth('B', 'Sage'), materials: { upholstery: 'neutral', leg: 'wood:walnut' },
    second: { framing: { turn: -30, fill: 0.8 } }, detail: { camera: 'above', focus: ['seat'], framing: { turn: 24, fill: 1.7, pitch: 30 } },
  }),
  ...productShots('main', 'wren-bed', {
    camera: 'bed', gap: 0.06, focus: ['post', 'rail', 'duvet'], stage: { wall: '#a89f92', gobo_at: [0, 0.3, 0.9] }, ...turn(30),
    materials: { leg: 'wood:oak', ...linens, bedding: 'cloth:linen:#e9e2d3', pillow: 'cloth:linen:#9fb0a8', throw: 'cloth:tweed:#b98a4f' }, second: turn(8),
  }),
  ...productShots('cb2', 'plinth-bed', {
    ...stands['cb2/plinth-bed'], cloth: cloth('G', 'Cloud'), materials: { upholstery: 'neutral', leg: 'wood:ebonised', ...greys },
    second: turn(24), detail: low('platform', -40, 2.2, [0, 0.3]),
  }),
  ...productShots('cb2', 'plinth-bench', { camera: 'chair', gap: 0.4, framing: { turn: -28, fill: 0.78 }, cloth: cloth('G', 'Cloud'), materials: { upholstery: 'neutral', leg: 'wood:ebonised' }, second: { framing: { turn: 34, fill: 0.82 } }, detail: { camera: 'above', framing: { turn: -35, fill: 1.3, pitch: 18, shift: [-0.15, 0.08] } } }),
]
