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
]

export default [...main, ...cb2].flat()
