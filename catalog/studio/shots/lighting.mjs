import { productShots } from './looks.mjs'

const lamp = (look, slug, turn, { fill = 0.8, second, detail, options, ...fields }) =>
  productShots(look, slug, {
    camera: 'lamp', samples: 24, gap: look === 'main' ? 0.3 : 0.9, materials: {}, options: { cards: look, ...options }, framing: { turn, fill }, ...fields,
    second: { samples: 16, framing: { turn: -turn, fill: 0.84 }, ...second }, ...(detail && { detail: { samples: 16, camera: 'close', ...detail } }),
  })

/** A lamp on a wall has the wall as its back plane. */
const sconce = { gap: 0.0005, focus: ['lark', 'eclipse'] }

const wall = (color, gobo) => ({ stage: { wall: color, gobo_at: gobo } })
const close = (focus, turn, fill) => ({ focus, framing: { turn, fill } })

export default [
  ...lamp('main', 'wick-floor-lamp', 10, { ...wall('#76867c', [-1.25, 0.3, 0.35]), focus: ['lamp', 'shade'], fill: 0.86, second: { options: { cards: 'main', corner: true } }, detail: close(['mark'], 10, 1) }),
  ...lamp('main', 'dew-table-lamp', 10, { ...wall('#a9806c', [-1.0, 0.3, 0.3]), focus: ['dew', 'shade', 'top'], fill: 0.8, detail: { camera: 'close', ...close(['dew base'], -14, 0.96) } }),
  ...lamp('main', 'pod-pendant', 0, { samples: 20, ...wall('#74858d', [-1.1, 0.3, 0.6]), focus: ['pod'], fill: 0.6, second: { camera: 'table', focus: ['pod', 'top'], options: { cards: 'main', table: true, drop: 1.4 }, framing: { turn: -18, fill: 0.86 } }, detail: close(['pod rim'], 0, 1.2) }),
  ...lamp('main', 'reed-table-lamp', 10, { ...wall('#8a9a86', [-1.0, 0.3, 0.3]), focus: ['reed', 'shade'], fill: 0.76, detail: close(['mark'], -14, 1) }),
  ...lamp('main', 'barn-pendant', 0, { samples: 20, ...wall('#a98d72', [-1.1, 0.3, 0.6]), focus: ['barn'], fill: 0.56, second: { camera: 'table', focus: ['barn', 'top'], options: { cards: 'main', table: true, drop: 1.5 }, framing: { turn: -18, fill: 0.86 } }, detail: close(['barn neck'], 0, 0.42) }),
  ...lamp('main', 'finch-reading-lamp', -14, { glint: 6, ...wall('#7f8e99', [-1.2, 0.3, 0.35]), focus: ['finch'], fill: 0.84, detail: { samples: 28, ...close(['finch shade'], -14, 0.7) } }),
  ...lamp('main', 'fennel-table-lamp', 10, { ...wall('#a78f76', [-1.0, 0.3, 0.3]), materials: { glaze: 'glaze:#8fa08f:#5d6a5e:.4:.2' }, focus: ['fennel', 'shade'], fill: 0.76 }),
  ...lamp('main', 'hazel-drum-pendant', 0, { samples: 28, ...wall('#8d9a8c', [-1.1, 0.3, 0.6]), focus: ['drum'], fill: 0.6, second: { camera: 'table', focus: ['drum', 'top'], options: { cards: 'main', table: true, drop: 1.5 }, framing: { turn: -18, fill: 0.86 }, samples: 24 }, detail: { camera: 'above', framing: { turn: 0, fill: 1.3, pitch: -10, shift: [0, 0.1] } } }),
  ...lamp('main', 'lark-sconce', 24, { ...sconce, ...wall('#7f8f8c', [-0.9, 0.1, 1.0]), fill: 0.5, second: { framing: { turn: -34, fill: 0.72 } }, detail: { camera: 'above', framing: { turn: 60, fill: 0.8, pitch: 8, shift: [0, 0] } } }),
  ...lamp('main', 'hazel-floor-lamp', 10, { ...wall('#8d9a8c', [-1.2, 0.3, 0.35]), focus: ['lamp', 'shade'], fill: 0.84 }),
  ...lamp('main', 'finch-desk-lamp', 12, { glint: 6, ...wall('#a08f7c', [-1.0, 0.3, 0.3]), focus: ['finch'], fill: 0.72 }),
  ...lamp('main', 'lark-chandelier', 8, { samples: 24, ...wall('#8a9894', [-1.1, 0.3, 0.6]), focus: ['lark'], fill: 0.62, second: { camera: 'table', focus: ['lark', 'top'], options: { cards: 'main', table: true, drop: 1.5 }, framing: { turn: -18, fill: 0.86 }, samples: 16 } }),
  ...lamp('cb2', 'arc-floor-lamp', -14, { focus: ['base', 'arc'], fill: 0.86, detail: close(['arc shade'], -14, 0.6) }),
  ...lamp('cb2', 'orb-table-lamp', -14, { focus: ['orb base', 'orb globe'], fill: 0.66, detail: close(['orb collar'], -14, 0.6) }),
  ...lamp('cb2', 'disc-pendant', 0, { focus: ['disc'], fill: 0.62, second: { options: { cards: 'cb2', group: true }, framing: { turn: 0, fill: 0.84 } }, detail: close(['disc globe'], 0, 0.4) }),
  ...lamp('cb2', 'stem-floor-lamp', -14, { focus: ['stem'], fill: 0.84, detail: close(['stem globe.001'], -14, 1.6) }),
  ...lamp('cb2', 'cone-pendant', 0, { focus: ['cone'], fill: 0.6, second: { options: { cards: 'cb2', group: true }, framing: { turn: -10, fill: 0.84 } }, detail: close(['cone cap'], 0, 0.3) }),
  ...lamp('cb2', 'cap-table-lamp', -14, { glint: 6, focus: ['cap stem', 'cap shade'], fill: 0.66, detail: close(['cap shade'], -14, 0.9) }),
  ...lamp('cb2', 'rod-floor-lamp', -14, { focus: ['rod base', 'rod tube', 'rod cap'], fill: 0.84, second: { focus: ['rod base'], framing: { turn: 20, fill: 0.5 } }, detail: { camera: 'above', framing: { turn: -18, fill: 3, pitch: 8, shift: [0, -0.85] } } }),
  ...lamp('cb2', 'half-pendant', 0, { glint: 6, focus: ['half'], fill: 0.58, second: { options: { cards: 'cb2', pair: true }, framing: { turn: -8, fill: 0.8 } }, detail: { camera: 'above', framing: { turn: 0, fill: 1.2, pitch: -12, shift: [0, 0.1] } } }),
  ...lamp('cb2', 'eclipse-sconce', -24, { ...sconce, look: 'gallery', stage: { wall: '#e8e6e1' }, fill: 0.4, second: { framing: { turn: 34, fill: 0.6 } }, detail: { camera: 'above', framing: { turn: -58, fill: 0.8, pitch: 6, shift: [0, 0] } } }),
  ...lamp('cb2', 'line-pendant', -10, { focus: ['line'], fill: 0.66, second: { framing: { turn: 28, fill: 0.84 } }, detail: { camera: 'above', framing: { turn: -35, fill: 1.5, pitch: -6, shift: [-0.4, 0.05] } } }),
  ...lamp('cb2', 'stack-table-lamp', -14, { focus: ['stack block', 'shade'], fill: 0.72 }),
  ...lamp('cb2', 'loop-pendant', -10, { samples: 44, focus: ['loop', 'hub'], fill: 0.72, second: { samples: 28, focus: ['loop'], framing: { turn: 24, fill: 0.84 } }, detail: { focus: ['loop'], camera: 'above', framing: { turn: -24, fill: 1.2, pitch: -8, shift: [0, 0] } } }),
]
