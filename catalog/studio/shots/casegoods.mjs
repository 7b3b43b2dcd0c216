import { cloth, productShots, turned } from './looks.mjs'

const piece = (look, slug, turn, { fill = 0.74, other = -turn, detail, second, ...fields }) =>
  productShots(look, slug, {
    camera: 'table', gap: look === 'main' ? 0.02 : 0.5, materials: {}, ...turned(turn, fill), ...fields,
    second: { ...turned(other, 0.84), ...second }, ...(detail && { detail }),
  })

const glossy = (look) => ({ options: { cards: look } })
const wall = (color, gobo = [0, 0.3, 0.75]) => ({ stage: { wall: color, gobo_at: gobo } })
const close = (focus, turn, fill) => ({ camera: 'close', focus, framing: { turn, fill } })

export default [
  ...piece('main', 'juniper-nightstand', 24, { ...wall('#8b9ba0'), fill: 0.7, detail: close(['mark'], 24, 1) }),
  ...piece('main', 'linden-dresser', 20, { ...wall('#b78f7c'), fill: 0.8, detail: close(['mark'], 28, 1) }),
  ...piece('main', 'linden-sideboard', 20, { ...wall('#98a28b'), fill: 0.84, detail: close(['mark'], 30, 1) }),
  ...piece('main', 'harbor-bookcase', 16, { ...wall('#c6ad84', [0.35, 0.3, 1.15]), camera: 'lamp', fill: 0.86, detail: close(['mark'], 20, 1), second: { camera: 'lamp', framing: { turn: -22, fill: 0.86 } } }),
  ...piece('main', 'tansy-media-console', 20, { ...wall('#8f9a9c'), fill: 0.84, detail: close(['mark'], 24, 1) }),
  ...piece('main', 'sorrel-console-table', 20, { ...wall('#b9a58c'), fill: 0.8, detail: close(['mark'], 24, 1) }),
  ...piece('main', 'marsh-tall-chest', 20, { ...wall('#c2a78e', [0.1, 0.3, 0.95]), fill: 0.78, detail: close(['mark'], 26, 1) }),
  ...piece('main', 'larch-bookcase', 18, { ...wall('#8d9aa3'), fill: 0.82, detail: close(['mark'], 22, 1) }),
  ...piece('main', 'tansy-cabinet', 20, { ...wall('#9aa48f', [0.2, 0.3, 1.0]), camera: 'lamp', fill: 0.8, detail: close(['mark'], 22, 1), second: { camera: 'lamp', framing: { turn: -24, fill: 0.84 } } }),
  ...piece('main', 'larch-entry-bench', 20, { ...wall('#a89a8d'), cloth: cloth('J', 'Indigo'), materials: { upholstery: 'neutral' }, fill: 0.8, detail: close(['mark'], 26, 1) }),
  ...piece('main', 'marsh-nightstand', 22, { ...wall('#c2a78e'), fill: 0.66, detail: close(['mark'], 26, 1) }),
  ...piece('main', 'heron-ladder-shelf', 26, { ...wall('#a8a08c', [0.1, 0.1, 1.1]), gap: 0.001, camera: 'lamp', fill: 0.84, second: { camera: 'lamp', framing: { turn: -30, fill: 0.86 } } }),
  ...piece('main', 'tansy-shoe-cabinet', 20, { ...wall('#8a9a9a', [0.1, 0.3, 0.9]), fill: 0.76 }),
  ...piece('main', 'harbor-low-bookcase', 18, { ...wall('#c3b193'), fill: 0.82 }),
  ...piece('main', 'bramble-blanket-chest', 24, { ...wall('#a2998f'), fill: 0.76, materials: { throw: 'cloth:tweed:#7b8a86' } }),
  ...piece('main', 'linden-nightstand', 24, { ...wall('#a9a28e'), fill: 0.68 }),
  ...piece('main', 'marsh-dresser', 20, { ...wall('#c2a78e'), fill: 0.8 }),
  ...piece('main', 'sorrel-writing-desk', 24, { ...wall('#a5ab9c'), fill: 0.8 }),
  ...piece('main', 'linden-tall-chest', 22, { ...wall('#a8a290', [0.1, 0.3, 1.0]), camera: 'lamp', fill: 0.8, second: { camera: 'lamp', framing: { turn: -24, fill: 0.84 } } }),
  ...piece('main', 'sedge-baskets', 20, { ...wall('#b3a08c', [0.1, 0.2, 0.4]), gap: 0.12, fill: 0.66, materials: { throw: 'cloth:tweed:#7b8a86' }, second: { camera: 'above', framing: { turn: -26, fill: 0.72, pitch: 26 } } }),
  ...piece('main', 'juniper-dressing-table', 22, { ...wall('#9aa79a', [0.1, 0.3, 0.9]), samples: 24, focus: ['case', 'leg', 'mirror'], fill: 0.78, second: { samples: 22, options: { window: [1.5, 1.6, 1.7, 1.9] } } }),
  ...piece('main', 'hazel-bar-cart', 24, { ...wall('#8f9c97', [0.1, 0.3, 0.8]), gap: 0.3, samples: 20, fill: 0.74 }),
  ...piece('main', 'larch-coat-rack', 20, { ...wall('#a7a393', [0.1, 0.3, 1.2]), gap: 0.16, camera: 'lamp', fill: 0.86, second: { camera: 'lamp', framing: { turn: -24, fill: 0.86 } }, detail: { camera: 'above', framing: { turn: 25, fill: 2.6, pitch: 8, shift: [0.02, -0.62] } } }),
  ...piece('cb2', 'cube-nightstand', -26, { ...glossy('cb2'), focus: ['case', 'plinth'], fill: 0.68, samples: 32, second: { samples: 20 }, detail: close(['mark'], -26, 1) }),
  ...piece('cb2', 'stack-dresser', -22, { focus: ['box', 'plinth'], fill: 0.74, detail: close(['mark'], -30, 1) }),
  ...piece('cb2', 'stack-nightstand', -24, { focus: ['box', 'plinth'], fill: 0.62, detail: close(['mark'], -30, 1) }),
  ...piece('cb2', 'line-sideboard', -22, { ...glossy('cb2'), focus: ['case', 'plinth'], fill: 0.82, detail: close(['mark'], -30, 1) }),
  ...piece('cb2', 'frame-bookcase', -18, { camera: 'lamp', fill: 0.86, second: { camera: 'lamp', framing: { turn: 24, fill: 0.86 } }, detail: close(['mark'], -20, 1) }),
  ...piece('cb2', 'box-media-console', -20, { fill: 0.82, detail: close(['mark'], -24, 1) }),
  ...piece('cb2', 'hover-nightstand', -28, { fill: 0.66, detail: close(['mark'], -28, 1) }),
  ...piece('cb2', 'shaft-tall-dresser', -24, { glint: 6, ...glossy('cb2'), focus: ['case', 'plinth'], fill: 0.8, samples: 24, detail: close(['mark'], -26, 1) }),
  ...piece('cb2', 'cell-bookcase', -20, { fill: 0.8, detail: close(['mark'], -22, 1) }),
  ...piece('cb2', 'flute-cabinet', -22, { ...glossy('cb2'), camera: 'lamp', focus: ['case', 'leg', 'top'], fill: 0.82, second: { camera: 'lamp', framing: { turn: 26, fill: 0.86 } }, detail: close(['mark'], -26, 1) }),
  ...piece('cb2', 'step-credenza', -22, { glint: 6, ...glossy('cb2'), focus: ['case', 'leg'], fill: 0.82, samples: 24, detail: close(['mark'], -26, 1) }),
  ...piece('cb2', 'tower-bookcase', -24, { camera: 'lamp', fill: 0.84, second: { camera: 'lamp', framing: { turn: 28, fill: 0.86 } } }),
  ...piece('cb2', 'silo-cabinet', -22, { camera: 'lamp', focus: ['case', 'plinth'], fill: 0.8, second: { camera: 'lamp', framing: { turn: 26, fill: 0.84 } } }),
  ...piece('cb2', 'block-storage-bench', -24, { cloth: 'leather:#2a2522', materials: { upholstery: 'hide' }, fill: 0.78 }),
  ...piece('cb2', 'stack-tall-chest', -22, { camera: 'lamp', focus: ['box', 'plinth'], fill: 0.8, second: { camera: 'lamp', framing: { turn: 26, fill: 0.84 } } }),
  ...piece('cb2', 'cube-dresser', -22, { focus: ['case', 'plinth'], fill: 0.8 }),
  ...piece('cb2', 'shaft-nightstand', -26, { focus: ['case', 'plinth'], fill: 0.66 }),
  ...piece('cb2', 'hover-dresser', -22, { focus: ['case', 'leg'], fill: 0.8 }),
  ...piece('cb2', 'rail-bar-cart', -26, { focus: ['rail', 'wheel'], fill: 0.72, samples: 24, materials: { frame: 'metal:steel' } }),
  ...piece('cb2', 'drum-nightstand', -24, { ...glossy('cb2'), focus: ['drawer', 'plinth', 'top'], fill: 0.62 }),
  ...piece('cb2', 'disc-bar-cabinet', -22, { ...glossy('cb2'), camera: 'lamp', focus: ['case', 'leg'], fill: 0.8, second: { camera: 'lamp', framing: { turn: 28, fill: 0.84 } } }),
  ...piece('cb2', 'step-bookcase', -22, { camera: 'lamp', fill: 0.82, second: { camera: 'lamp', framing: { turn: 28, fill: 0.84 } } }),
]
