import { productShots, twoViews } from './looks.mjs'

const sun = { samples: 16, camera: 'above', gap: 0.35, focus: ['rug'], materials: { wool: 'yarn' } }
/** A rug on the boards, in the sun of a window; the second view is from higher up. */
const onOak = (slug, wall, { turn = 20, fill = 0.9, pitch = 38, higher = {}, floor = 'oak', ...fields } = {}) =>
  twoViews('main', slug, {
    ...sun, framing: { turn, fill, pitch }, stage: { wall, floor, gobo_at: [0, 0, 0.1] }, second: { framing: { turn: -26, fill: 0.86, pitch: 48, ...higher } }, ...fields,
  })

export default [
  // main
  ...onOak('sorrel-kilim-rug', '#93a0a4'),
  ...onOak('fescue-jute-rug', '#8e9b8f', { fill: 0.8, pitch: 40, floor: 'walnut', higher: { pitch: 62 } }),
  ...onOak('yarrow-check-rug', '#8f9ba3', { turn: 18 }),
  ...onOak('poppy-hooked-rug', '#c2b08f', { turn: 22, pitch: 42 }),
  ...onOak('bracken-runner', '#b9a58d', { turn: 24, fill: 0.94, pitch: 34, higher: { turn: -34, fill: 0.94 } }),
  ...onOak('lichen-felt-rug', '#b59a86', { turn: 20, pitch: 42 }),
  ...onOak('heron-carved-rug', '#b0a294', { turn: 22, pitch: 36 }),
  ...onOak('larch-shag-rug', '#8c9788', { bounces: 4, turn: 22, floor: 'walnut', pitch: 36 }),
  ...onOak('plover-sheepskin-rug', '#9c8f9b', { bounces: 4, turn: 24, fill: 0.82, pitch: 36, floor: 'walnut' }),
  ...onOak('sandpiper-outdoor-rug', '#b7a48a', { turn: 18 }),
  ...twoViews('main', 'dunlin-knit-pouf', {
    camera: 'chair', gap: 0.3, focus: ['pouf'], framing: { turn: 20, fill: 0.6 }, stage: { wall: '#97a39a', gobo_at: [0, 0, 0.3] },
    materials: { wool: 'yarn', core: 'plain:#70391f:.95' }, second: { camera: 'above', framing: { turn: -24, fill: 0.64, pitch: 36 } },
  }),
  ...twoViews('main', 'sedge-table-runner', {
    camera: 'above', gap: 0.3, focus: ['runner'], framing: { turn: 24, fill: 0.88, pitch: 22, shift: [0, -0.1] }, stage: { wall: '#a5968c', gobo_at: [0, 0.1, 0.75] },
    materials: { cloth: 'yarn', wool: 'yarn', oak: 'wood:oak', vase: 'ceramic:#e6dfd0', leaf: 'plain:#5d6e4c:.55', clay: 'ceramic:#a4674a' }, second: { framing: { turn: -28, fill: 0.82, pitch: 34 } },
  }),

  // cb2
]
