import { productShots } from './looks.mjs'

const lamp = (look, slug, turn, { fill = 0.8, second, detail, options, ...fields }) =>
  productShots(look, slug, {
    camera: 'lamp', samples: 24, gap: look === 'main' ? 0.3 : 0.9, materials: {}, options: { cards: look, ...options }, framing: { turn, fill }, ...fields,
    second: { samples: 16, framing: { turn: -turn, fill: 0.84 }, ...second }, detail: { samples: 16, camera: 'close', ...detail },
  })

const wall = (color, gobo) => ({ stage: { wall: color, gobo_at: gobo } })
const close = (focus, turn, fill) => ({ focus, framing: { turn, fill } })

export default [
  ...lamp('main', 'wick-floor-lamp', 10, { ...wall('#76867c', [-1.25, 0.3, 0.35]), focus: ['lamp', 'shade'], fill: 0.86, second: { options: { cards: 'main', corner: true } }, detail: close(['mark'], 10, 1) }),
  ...lamp('main', 'dew-table-lamp', 10, { ...wall('#a9806c', [-1.0, 0.3, 0.3]), focus: ['dew', 'shade', 'top'], fill: 0.8, detail: { camera: 'close', ...close(['dew base'], -14, 0.96) } }),
  ...lamp('main', 'pod-pendant', 0, { samples: 20, ...wall('#74858d', [-1.1, 0.3, 0.6]), focus: ['pod'], fill: 0.6, second: { camera: 'table', focus: ['pod', 'top'], options: { cards: 'main', table: true, drop: 1.4 }, framing: { turn: -18, fill: 0.86 } }, detail: close(['pod rim'], 0, 1.2) }),
  ...lamp('cb2', 'arc-floor-lamp', -14, { focus: ['base', 'arc'], fill: 0.86, detail: close(['arc shade'], -14, 0.6) }),
  ...lamp('cb2', 'orb-table-lamp', -14, { focus: ['orb base', 'orb globe'], fill: 0.66, detail: close(['orb collar'], -14, 0.6) }),
  ...lamp('cb2', 'disc-pendant', 0, { focus: ['disc'], fill: 0.62, second: { options: { cards: 'cb2', group: true }, framing: { turn: 0, fill: 0.84 } }, detail: close(['disc globe'], 0, 0.4) }),
]
