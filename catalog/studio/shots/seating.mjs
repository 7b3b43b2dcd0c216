import { closeUp, cloth, hide, low, near, productShots, storyWidths, turned } from './looks.mjs'

const oak = 'wood:oak'
const walnut = 'wood:walnut'
const ebonised = 'wood:ebonised'
const black = 'metal:black'
const sofa = { camera: 'sofa', gap: 0.12 }
const chair = { camera: 'chair', gap: 0.4 }
const turn = (degrees, fill) => ({ framing: { turn: degrees, ...(fill && { fill }) } })

/** Scene of a product, used by all its images, configured ones included. */
export const views = {
  'main/alder-sofa': { ...sofa, stage: { wall: '#94a09d' } },
  'cb2/alder-sofa': { ...sofa, ...turn(-26) },
  'main/haven-sectional': { ...sofa, stage: { wall: '#6f7f8a' }, framing: { fill: 0.9 } },
  'cb2/grid-sectional': { ...sofa, ...turn(-28) },
  'main/brinn-lounge-chair': { ...chair, stage: { wall: '#8d9a94' } },
  'cb2/rail-lounge-chair': { ...chair, ...turn(-34) },
}

const main = [
  productShots('main', 'alder-sofa', { ...views['main/alder-sofa'], cloth: cloth('B', 'Flax'), materials: { upholstery: 'neutral', leg: oak }, second: { ...closeUp('seat'), widths: storyWidths }, detail: low('leg.002', 26, 0.27, [0.2, -0.2]) }),
  productShots('main', 'marlow-loveseat', { ...sofa, stage: { wall: '#b2b69f' }, cloth: cloth('B', 'Rust'), materials: { upholstery: 'neutral', leg: walnut }, second: turned(-30), detail: low('leg.002', 28, 0.27, [0.2, -0.2]) }),
  productShots('main', 'fern-sofa', { ...sofa, stage: { wall: '#c8a694' }, cloth: cloth('C', 'Forest'), materials: { upholstery: 'neutral', leg: walnut }, second: turned(-32), detail: near('seat.001', -28, 1.05) }),
  productShots('main', 'haven-sectional', {
    ...views['main/haven-sectional'], cloth: cloth('D', 'Sand'), materials: { upholstery: 'neutral', leg: oak },
    second: turn(-34), detail: near('arm roll.001', 12, 0.42),
  }),
  productShots('main', 'brinn-lounge-chair', { ...views['main/brinn-lounge-chair'], cloth: hide('L', 'Saddle'), materials: { upholstery: 'hide', leg: oak }, second: turned(-38), detail: near('arm.001', 36, 0.8) }),
  productShots('main', 'oslo-dining-chair', { ...chair, stage: { wall: '#c0ab80' }, cloth: cloth('B', 'Denim'), materials: { upholstery: 'neutral', leg: oak }, second: turned(-40), detail: near('back', -32, 0.8) }),
  productShots('main', 'pell-ottoman', { ...chair, stage: { wall: '#6a7a6f' }, cloth: cloth('A', 'Oat'), materials: { upholstery: 'neutral', leg: oak }, second: closeUp('top', 20), detail: low('foot.002', -22, 0.15, [-0.1, -0.2]) }),
  productShots('main', 'wren-sofa', { ...sofa, stage: { wall: '#a9b0a2' }, cloth: cloth('B', 'Salt'), materials: { upholstery: 'neutral', leg: oak }, second: turned(-32), detail: near('arm.001', 34, 0.9) }),
  productShots('main', 'tilly-sofa', { ...sofa, stage: { wall: '#8f9fa8' }, cloth: cloth('J', 'Natural'), materials: { upholstery: 'neutral' }, second: turned(-30), detail: low('skirt', 30, 1.9, [0.2, 0]) }),
  productShots('main', 'linnet-dining-chair', { ...chair, stage: { wall: '#b58f80' }, materials: { leg: 'wood:ebonised' }, second: turned(-36), detail: near('crest', -24, 0.85) }),
  productShots('main', 'poppy-wing-chair', { ...chair, stage: { wall: '#9aa38e' }, cloth: cloth('E', 'Barley'), materials: { upholstery: 'neutral', leg: walnut, pillow: 'cloth:linen:#7a3b3f' }, second: turned(-36), detail: near('wing.001', 30, 0.95) }),
  productShots('main', 'clover-counter-stool', { ...chair, stage: { wall: '#7f939b' }, materials: { leg: walnut }, second: turned(-34), detail: { camera: 'above', focus: ['seat cord'], framing: { turn: 24, fill: 1.05, pitch: 30 } } }),
  productShots('main', 'bun-ottoman', { ...chair, stage: { wall: '#b39c8a' }, framing: { turn: 20, fill: 0.58 }, cloth: cloth('E', 'Barley'), materials: { upholstery: 'neutral' }, second: { camera: 'above', framing: { turn: -24, fill: 0.66, pitch: 26 } } }),
  productShots('main', 'linnet-counter-stool', { ...chair, stage: { wall: '#b58f80' }, framing: { turn: 30, fill: 0.66 }, materials: { leg: ebonised }, second: { camera: 'above', framing: { turn: -30, fill: 0.72, pitch: 24 } } }),
  productShots('main', 'fern-cocktail-ottoman', { ...chair, stage: { wall: '#c8a694' }, framing: { turn: 26, fill: 0.76 }, cloth: cloth('C', 'Forest'), materials: { upholstery: 'neutral', leg: walnut }, second: { camera: 'above', framing: { turn: -30, fill: 0.8, pitch: 24 } } }),
  productShots('main', 'wren-daybed', { ...sofa, stage: { wall: '#a3a79c' }, cloth: cloth('B', 'Denim'), materials: { upholstery: 'neutral', leg: oak, bolster: 'cloth:linen:#d8c7a3' }, second: turned(-30) }),
  productShots('main', 'orchard-dining-bench', { ...chair, stage: { wall: '#a59a85', gobo_at: [0.2, -0.1, 0.35] }, framing: { turn: 26, fill: 0.82 }, materials: { leg: oak }, second: { camera: 'above', framing: { turn: -34, fill: 0.84, pitch: 20 } } }),
  productShots('main', 'marlow-sofa', { ...sofa, stage: { wall: '#a7a894' }, cloth: cloth('I', 'Juniper'), materials: { upholstery: 'neutral', leg: walnut }, second: turned(-32) }),
  productShots('main', 'fern-loveseat', { ...sofa, stage: { wall: '#b8a99a' }, cloth: cloth('C', 'Rosewood'), materials: { upholstery: 'neutral', leg: walnut }, second: turned(-30) }),
  productShots('main', 'wren-lounge-chair', { ...chair, stage: { wall: '#a9b0a2' }, cloth: cloth('B', 'Sage'), materials: { upholstery: 'neutral', leg: oak }, second: turned(-38) }),
  productShots('main', 'rowan-leather-sofa', { ...sofa, stage: { wall: '#94a39a' }, cloth: hide('L', 'Saddle'), materials: { upholstery: 'hide', leg: walnut }, second: turned(-32) }),
  productShots('main', 'tern-chaise', { ...sofa, stage: { wall: '#a8a99c' }, framing: { turn: 22, fill: 0.78 }, cloth: cloth('C', 'Petrol'), materials: { upholstery: 'neutral', leg: walnut, bolster: 'cloth:linen:#d2bf9a' }, second: turned(-30) }),
  productShots('main', 'linnet-rocking-chair', { ...chair, stage: { wall: '#a7b0a6' }, framing: { turn: 30, fill: 0.82 }, materials: { leg: walnut }, second: turned(-42) }),
  productShots('main', 'clover-dining-chair', { ...chair, stage: { wall: '#8f9fa4' }, framing: { turn: 32, fill: 0.8 }, materials: { leg: walnut }, second: turned(-36) }),
]

const cb2 = [
  productShots('cb2', 'alder-sofa', { ...views['cb2/alder-sofa'], cloth: cloth('A', 'Ink'), materials: { upholstery: 'neutral', leg: ebonised }, second: { ...closeUp('seat', -30), widths: storyWidths }, detail: low('leg.002', 28, 0.27, [0.2, -0.2]) }),
  productShots('cb2', 'bloc-loveseat', { ...sofa, ...turn(-24), cloth: cloth('C', 'Ochre'), materials: { upholstery: 'neutral', leg: black }, second: turned(34), detail: near('arm.001', 28, 0.85) }),
  productShots('cb2', 'strata-sofa', { ...sofa, ...turn(-22), cloth: 'tweed:#76787a', materials: { upholstery: 'neutral', leg: black }, second: turned(30), detail: near('plinth', -25, 2.2) }),
  productShots('cb2', 'grid-sectional', {
    ...views['cb2/grid-sectional'], cloth: cloth('D', 'Shell'), materials: { upholstery: 'neutral', leg: ebonised },
    second: turn(34), detail: low('seat.001', -30, 1.25, [-0.3, 0]),
  }),
  productShots('cb2', 'rail-lounge-chair', { ...views['cb2/rail-lounge-chair'], cloth: hide('L', 'Black'), materials: { upholstery: 'hide', leg: ebonised, frame: 'metal:steel' }, second: turned(40), detail: low('rail.001', 34, 1.6, [0.36, -0.42]) }),
  productShots('cb2', 'wire-dining-chair', { ...chair, ...turn(-34), cloth: cloth('B', 'Rust'), materials: { upholstery: 'neutral', frame: black }, second: turned(30), detail: low('wire', 24, 1.5, [-0.2, -0.25]) }),
  productShots('cb2', 'pebble-ottoman', { ...chair, ...turn(-20), cloth: 'boucle:#74726e', materials: { upholstery: 'neutral' }, second: turned(50), detail: near('pebble', 24, 1.7) }),
  productShots('cb2', 'curve-sofa', { ...sofa, ...turn(-18), cloth: cloth('A', 'Chalk'), materials: { upholstery: 'neutral', leg: black, pillow: 'cloth:boucle:#b07a5e' }, second: turned(32), detail: near('ball', -24, 2.6) }),
  productShots('cb2', 'roll-sofa', { ...sofa, ...turn(-26), cloth: hide('L', 'Saddle'), materials: { upholstery: 'hide', frame: 'metal:steel' }, second: turned(32), detail: low('frame', 34, 1.3, [0.2, -0.15]) }),
  productShots('cb2', 'cup-chair', { ...chair, ...turn(-30), cloth: cloth('C', 'Rosewood'), materials: { upholstery: 'neutral', leg: black }, second: turned(36), detail: near('seat', -26, 1.3) }),
  productShots('cb2', 'bend-dining-chair', { ...chair, ...turn(-34), cloth: hide('N', 'Tan'), materials: { upholstery: 'hide', frame: 'metal:steel' }, second: turned(30), detail: near('back', 26, 0.9) }),
  productShots('cb2', 'perch-counter-stool', { ...chair, ...turn(-24), cloth: hide('L', 'Black'), materials: { upholstery: 'hide', frame: black }, second: turned(-24, 0.9), detail: near('seat', -24, 1.1) }),
  productShots('cb2', 'keg-ottoman', { ...chair, ...turn(-20, 0.56), cloth: hide('N', 'Tan'), materials: { upholstery: 'hide' }, second: { camera: 'above', framing: { turn: 26, fill: 0.64, pitch: 26 } } }),
  productShots('cb2', 'perch-bar-stool', { ...chair, ...turn(-24, 0.74), cloth: hide('N', 'Tan'), materials: { upholstery: 'hide', frame: black }, second: { camera: 'above', framing: { turn: 28, fill: 0.78, pitch: 22 } } }),
  productShots('cb2', 'grid-ottoman', { ...chair, ...turn(-26, 0.76), cloth: cloth('D', 'Shell'), materials: { upholstery: 'neutral', leg: ebonised }, second: { camera: 'above', framing: { turn: 32, fill: 0.78, pitch: 24 } }, detail: { camera: 'above', framing: { turn: -32, fill: 1.2, pitch: 14, shift: [-0.1, 0.02] } } }),
  productShots('cb2', 'slat-daybed', { ...sofa, ...turn(-26), cloth: hide('L', 'Black'), materials: { upholstery: 'hide', frame: 'metal:steel', strap: 'plain:#141414:.5' }, second: turned(32) }),
  productShots('cb2', 'plane-bench', { ...chair, ...turn(-26, 0.8), materials: { leg: walnut, frame: black }, second: turned(34, 0.84) }),
  productShots('cb2', 'bloc-sofa', { ...sofa, ...turn(-24), cloth: cloth('G', 'Cloud'), materials: { upholstery: 'neutral', leg: black }, second: turned(32) }),
  productShots('cb2', 'bloc-chair', { ...chair, ...turn(-30), cloth: cloth('E', 'Graphite'), materials: { upholstery: 'neutral', leg: black }, second: turned(36) }),
  productShots('cb2', 'pill-sofa', { ...sofa, ...turn(-24), cloth: cloth('C', 'Petrol'), materials: { upholstery: 'neutral', leg: black }, second: turned(32) }),
  productShots('cb2', 'hover-sofa', { ...sofa, ...turn(-24), cloth: cloth('B', 'Rust'), materials: { upholstery: 'neutral' }, second: turned(30) }),
  productShots('cb2', 'bend-chaise', { ...sofa, ...turn(34, 0.76), cloth: hide('N', 'Tan'), materials: { upholstery: 'hide', frame: 'metal:steel' }, second: turned(-28) }),
  productShots('cb2', 'half-dining-chair', { ...chair, ...turn(-32), cloth: cloth('A', 'Chalk'), materials: { upholstery: 'neutral', frame: black }, second: turned(38) }),
  productShots('cb2', 'disc-lounge-chair', { ...chair, ...turn(-32), cloth: cloth('A', 'Olive'), materials: { upholstery: 'neutral', frame: black }, second: turned(40) }),
]

export default [...main, ...cb2].flat()
