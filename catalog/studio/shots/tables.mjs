import { low, near, productShots, turned } from './looks.mjs'

const oak = 'wood:oak'
const walnut = 'wood:walnut'
const table = { camera: 'table', gap: 0.5 }

export default [
  productShots('main', 'hale-coffee-table', {
    ...table, stage: { wall: '#a3aa9b' }, second: turned(-34), detail: low('slat', 34, 1.2),
    materials: { leg: walnut, ceramic: 'ceramic:#e4dccd', book0: 'plain:#5b6b62:.7', book1: 'plain:#d9c9ab:.7', book2: 'plain:#a3573a:.7' },
  }),
  productShots('main', 'quill-side-table', { ...table, stage: { wall: '#80919b' }, materials: { leg: oak, ceramic: 'ceramic:#efe8dc' }, second: turned(-20), detail: near('base', 12, 1.15) }),
  productShots('main', 'orchard-dining-table', { ...table, stage: { wall: '#978c92' }, materials: { leg: oak, ceramic: 'ceramic:#dcd5c6', leaf: 'plain:#5d6b46:.6' }, second: turned(-36), detail: near('bearer.001', 50, 0.7) }),
  productShots('main', 'fallow-dining-table', { ...table, stage: { wall: '#a8998a' }, materials: { leg: walnut, ceramic: 'ceramic:#e4dccd' }, second: { ...turned(-24, 0.92), focus: ['top'] }, detail: near('base', 20, 1.7) }),
  productShots('main', 'bramble-nesting-tables', {
    ...table, stage: { wall: '#8fa097' }, second: turned(-34), detail: low('lip.001', 30, 0.9, [0, -0.1]),
    materials: { leg: oak, second: walnut, ceramic: 'ceramic:#e4dccd', leaf: 'plain:#5d6b46:.6', book0: 'plain:#8b4c3a:.7', book1: 'plain:#d9c9ab:.7', book2: 'plain:#46585a:.7' },
  }),
  productShots('main', 'thyme-coffee-table', { ...table, stage: { wall: '#b39a86' }, materials: { leg: oak, ceramic: 'ceramic:#e4dccd', book0: 'plain:#46585a:.7', book1: 'plain:#d9c9ab:.7', book2: 'plain:#8b4c3a:.7' }, second: turned(-32) }),
  productShots('main', 'teasel-end-table', { ...table, framing: { fill: 0.7 }, stage: { wall: '#8f9d92' }, materials: {}, second: turned(-30) }),
  productShots('main', 'thyme-side-table', { ...table, framing: { fill: 0.7 }, stage: { wall: '#9aa595' }, materials: { leg: oak, ceramic: 'ceramic:#e4dccd', clay: 'ceramic:#9a6a4f', leaf: 'plain:#5d6b46:.6' }, second: turned(-32) }),
  productShots('main', 'bramble-tray-table', {
    ...table, framing: { fill: 0.8 }, stage: { wall: '#a79a86' }, second: turned(-32),
    materials: { ceramic: 'ceramic:#e4dccd', leaf: 'plain:#5d6b46:.6', book0: 'plain:#8b4c3a:.7', book1: 'plain:#d9c9ab:.7', book2: 'plain:#46585a:.7' },
  }),
  productShots('main', 'linnet-drop-leaf-table', { ...table, stage: { wall: '#b39d8c' }, materials: { leg: 'wood:ebonised', ceramic: 'ceramic:#e4dccd' }, second: { camera: 'above', framing: { turn: -30, fill: 0.82, pitch: 22 } } }),
  productShots('cb2', 'slab-coffee-table', { ...table, framing: { turn: -28 }, materials: { stone: 'stone:travertine' }, second: turned(32), detail: near('top', -28, 2.2) }),
  productShots('cb2', 'column-side-table', { ...table, samples: 40, framing: { turn: -20 }, materials: { lacquer: 'plain:#5a1d18:.28' }, second: { ...turned(-20, 0.95), focus: ['top'] }, detail: { ...near('column', -20, 1.2), samples: 24 } }),
  productShots('cb2', 'plane-dining-table', { ...table, samples: 24, framing: { turn: -28 }, materials: { leg: walnut, frame: 'metal:black' }, second: turned(36), detail: low('sheet.002', 30, 1.2, [0, -0.4]) }),
  productShots('cb2', 'tier-coffee-table', { ...table, samples: 24, framing: { turn: -24 }, materials: { stone: 'stone:travertine', leg: 'wood:ebonised' }, second: turned(34), detail: near('drum.003', -24, 1.4) }),
  productShots('cb2', 'fold-side-table', { ...table, glint: 6, samples: 24, options: { cards: 'cb2' }, focus: ['sheet'], framing: { turn: -32, fill: 0.62 }, materials: {}, second: { framing: { turn: 38, fill: 0.7 } }, detail: { camera: 'above', focus: ['sheet'], framing: { turn: -40, fill: 1.3, pitch: 26, shift: [0, -0.2] } } }),
  productShots('cb2', 'cone-dining-table', { ...table, samples: 24, framing: { turn: -22 }, materials: { leg: 'wood:ebonised', stone: 'stone:travertine' }, second: { ...turned(-22, 0.9), focus: ['top'] }, detail: { camera: 'above', framing: { turn: -22, fill: 1.2, pitch: 5, shift: [0, 0.1] } } }),
  productShots('cb2', 'span-console', { ...table, samples: 24, framing: { turn: -26 }, materials: { leg: walnut, frame: 'metal:black', stone: 'stone:travertine' }, second: turned(34), detail: low('hoop.003', 30, 0.8, [0, -0.2]) }),
  productShots('cb2', 'spool-side-table', { ...table, samples: 24, framing: { turn: -22, fill: 0.66 }, materials: {}, second: { camera: 'above', framing: { turn: 24, fill: 0.72, pitch: 28 } } }),
  productShots('cb2', 'beam-coffee-table', { ...table, samples: 24, framing: { turn: -26 }, materials: { stone: 'stone:travertine' }, second: turned(36) }),
  productShots('cb2', 'petal-side-table', { ...table, samples: 24, framing: { turn: -20, fill: 0.66 }, materials: { stone: 'stone:travertine' }, second: { camera: 'above', framing: { turn: 24, fill: 0.74, pitch: 28 } }, detail: { camera: 'above', framing: { turn: -25, fill: 1.3, pitch: 30, shift: [-0.05, -0.1] } } }),
  productShots('cb2', 'pill-dining-table', { ...table, samples: 24, framing: { turn: -24, fill: 0.8 }, materials: {}, second: turned(34) }),
  productShots('cb2', 'fold-desk', { ...table, samples: 24, framing: { turn: -26 }, materials: {}, second: turned(34) }),
].flat()
