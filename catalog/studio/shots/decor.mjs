import { productShots } from './looks.mjs'

const looks = { main: 'day', cb2: 'gallery' }

/** What hangs on a wall or leans on it: the wall is the product's own back plane. */
const hung = (brand, slug, turn, { fill = 0.62, wall, gobo, second, ...fields }) =>
  productShots(brand, slug, {
    camera: 'lamp', samples: 20, gap: 0.0005, look: looks[brand], materials: {}, stage: { wall, ...(gobo && { gobo_at: gobo }) }, framing: { turn, fill }, ...fields,
    second: { samples: 14, framing: { turn: -turn, fill: 0.9 }, ...second },
  })

const near = (focus, turn, fill) => ({ camera: 'close', focus, framing: { turn, fill } })
/** A mirror shows a window from either side. */
const mirror = (turn, fill, window) => ({ glint: 0.3, second: { options: { window }, framing: { turn, fill } } })

export default [
  ...hung('main', 'aster-round-mirror', 14, { ...mirror(-14, 0.9, [1.5, 1.6, 1.7, 1.9]), focus: ['aster'], wall: '#a9927c', gobo: [-0.3, 0, 1.4], fill: 0.6 }),
  ...hung('main', 'alcove-floor-mirror', 20, { ...mirror(-20, 0.9, [1.7, 1.6, 1.6, 1.9]), camera: 'front', focus: ['alcove'], wall: '#8f9c94', gobo: [-0.3, 0, 1.1], fill: 0.86 }),
  ...hung('main', 'heath-framed-print', 14, { focus: ['hills'], wall: '#9aa79f', gobo: [-0.4, 0, 1.4], fill: 0.62 }),
  ...hung('main', 'sedge-linen-curtains', 0, { camera: 'front', focus: ['view'], wall: '#a8b0a2', gobo: [0, 0, 1.2], fill: 0.9, second: { options: { H: 1.25 }, ...near(['mark'], 18, 1) } }),
  ...hung('main', 'larch-wall-shelf', 16, { focus: ['larch', 'vase'], wall: '#b59a83', gobo: [-0.2, 0, 1.4], fill: 0.66, detail: { camera: 'above', framing: { turn: 26, fill: 1.5, pitch: -4, shift: [0.15, 0.02] } } }),
  ...hung('main', 'quail-wall-clock', 12, { focus: ['quail rim'], wall: '#869691', gobo: [-0.2, 0, 1.5], fill: 0.5 }),
  ...hung('main', 'dune-wall-mirror', 14, { ...mirror(-14, 0.9, [1.4, 1.6, 1.7, 1.9]), focus: ['dune'], wall: '#b9b09a', gobo: [-0.3, 0, 1.4], fill: 0.6 }),
  ...hung('main', 'tern-framed-prints', 12, { focus: ['tern'], wall: '#c4a98e', gobo: [-0.4, 0, 1.4], fill: 0.62, detail: { camera: 'above', framing: { turn: 16, fill: 1.6, pitch: 4, shift: [0.3, 0] } } }),
  ...hung('main', 'marram-cotton-curtains', 0, { camera: 'front', focus: ['view'], wall: '#d3c6ae', gobo: [0, 0, 1.1], fill: 0.9, second: { options: { H: 1.25 }, ...near(['mark'], 18, 1) } }),
  ...hung('main', 'finch-oval-mirror', 14, { ...mirror(-14, 0.9, [1.4, 1.6, 1.7, 1.9]), focus: ['finch'], wall: '#a7aa98', gobo: [-0.3, 0, 1.4], fill: 0.6 }),
  ...hung('main', 'larch-wall-hooks', 16, { focus: ['larch'], wall: '#a59b8b', gobo: [-0.2, 0, 1.5], fill: 0.66, detail: { camera: 'above', framing: { turn: 26, fill: 1.4, pitch: 6, shift: [0.15, 0] } } }),
  ...productShots('main', 'fennel-planter', {
    camera: 'chair', gap: 0.1, stage: { wall: '#b19e8b', gobo_at: [0, 0.1, 0.7] }, framing: { turn: 16, fill: 0.82 },
    materials: { glaze: 'glaze:#8fa08f:#5d6a5e:.4:.2', soil: 'plain:#3a2e25', leaf: 'plain:#55663f:.5', stem: 'plain:#5a4532' }, second: { camera: 'above', framing: { turn: -24, fill: 0.84, pitch: 22 } },
  }),
  ...hung('cb2', 'slice-mirror', -16, { ...mirror(16, 0.9, [-2, 1.75, 0.9, 2.2]), focus: ['slice'], wall: '#e8e6e1', fill: 0.64 }),
  ...hung('cb2', 'stilt-floor-mirror', -22, { ...mirror(22, 0.9, [-2.2, 1.75, 0.9, 2.2]), camera: 'front', focus: ['stilt'], wall: '#e8e6e1', fill: 0.86 }),
  ...hung('cb2', 'quarter-framed-print', -14, { focus: ['quarter'], wall: '#e8e6e1', fill: 0.66 }),
  ...hung('cb2', 'drop-velvet-curtains', 0, { camera: 'front', focus: ['view'], wall: '#e8e6e1', fill: 0.9, second: { options: { H: 1.25 }, ...near(['mark'], -18, 1) } }),
  ...hung('cb2', 'ledge-wall-shelf', -16, { focus: ['ledge', 'leaned'], wall: '#e8e6e1', fill: 0.72, detail: { camera: 'above', framing: { turn: -26, fill: 1.4, pitch: 8, shift: [-0.1, 0] } } }),
  ...hung('cb2', 'dot-wall-clock', -12, { focus: ['dot disc'], wall: '#e8e6e1', fill: 0.46 }),
  ...hung('cb2', 'pill-mirror', -16, { ...mirror(16, 0.9, [-2, 1.75, 0.9, 2.2]), focus: ['pill'], wall: '#e8e6e1', fill: 0.7 }),
  ...hung('cb2', 'loop-framed-print', -14, { focus: ['loop'], wall: '#e8e6e1', fill: 0.64 }),
  ...hung('cb2', 'veil-sheer-curtains', 0, { bounces: 16, camera: 'front', focus: ['view'], wall: '#b9bcbb', fill: 0.9, second: { options: { H: 1.25 }, ...near(['mark'], -18, 1) } }),
  ...hung('cb2', 'dot-wall-hooks', -16, { focus: ['dot disc'], wall: '#e8e6e1', fill: 0.66, detail: { camera: 'above', framing: { turn: -26, fill: 1.3, pitch: 6, shift: [-0.1, 0] } } }),
  ...productShots('cb2', 'half-bookends', {
    camera: 'low', focus: ['half', 'book'], framing: { turn: -24, fill: 0.62, pitch: 12 }, materials: { stone: 'stone:travertine', frame: 'metal:black' }, second: { framing: { turn: 34, pitch: 22, fill: 0.68 } },
    detail: { camera: 'above', framing: { turn: -40, fill: 1.3, pitch: 20, shift: [-0.2, 0.05] } },
  }),
  ...productShots('cb2', 'cone-planter', { camera: 'lamp', gap: 0.5, focus: ['planter', 'leaf'], framing: { turn: -18, fill: 0.8 }, materials: {}, second: { camera: 'above', framing: { turn: 32, pitch: 22, fill: 0.84 } }, detail: { camera: 'above', framing: { turn: -24, fill: 1.2, pitch: 14, shift: [0, 0.12] } } }),
]
