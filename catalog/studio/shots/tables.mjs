import { earlyShots, low, near, turned } from './looks.mjs'

const oak = 'wood:oak'
const walnut = 'wood:walnut'
const table = { camera: 'table', gap: 0.5 }

export default [
  earlyShots('main', 'hale-coffee-table', {
    ...table, stage: { wall: '#a3aa9b' }, seconds: turned(-34), detail: low('slat', 34, 1.2),
    materials: { leg: walnut, ceramic: 'ceramic:#e4dccd', book0: 'plain:#5b6b62:.7', book1: 'plain:#d9c9ab:.7', book2: 'plain:#a3573a:.7' },
  }),
  earlyShots('main', 'quill-side-table', { ...table, stage: { wall: '#80919b' }, materials: { leg: oak, ceramic: 'ceramic:#efe8dc' }, seconds: turned(-20), detail: near('base', 12, 1.15) }),
  earlyShots('main', 'orchard-dining-table', { ...table, stage: { wall: '#978c92' }, materials: { leg: oak, ceramic: 'ceramic:#dcd5c6', leaf: 'plain:#5d6b46:.6' }, seconds: turned(-36), detail: near('bearer.001', 50, 0.7) }),
  earlyShots('cb2', 'slab-coffee-table', { ...table, framing: { turn: -28 }, materials: { stone: 'stone:travertine' }, seconds: turned(32), detail: near('top', -28, 2.2) }),
  earlyShots('cb2', 'column-side-table', { ...table, samples: 40, framing: { turn: -20 }, materials: { lacquer: 'plain:#5a1d18:.28' }, seconds: { ...turned(-20, 0.95), focus: ['top'] }, detail: { ...near('column', -20, 1.2), samples: 24 } }),
  earlyShots('cb2', 'plane-dining-table', { ...table, samples: 24, framing: { turn: -28 }, materials: { leg: walnut, frame: 'metal:black' }, seconds: turned(36), detail: low('sheet.002', 30, 1.2, [0, -0.4]) }),
].flat()
