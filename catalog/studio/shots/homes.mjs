import { cloth, heroWidths, looks } from './looks.mjs'

export default [
  {
    look: 'main', product: 'home_main', ...looks.main, exposure: 1.1, camera: 'sofa', focus: ['base', 'arm', 'frame'], framing: { turn: 14, fill: 0.6 }, gap: 0.001, stage: { wall: '#b9a08c', gobo_at: [-0.1, 0.05, 0.75] },
    materials: {
      upholstery: 'neutral', pillow2: 'cloth:linen:#9f5434', leg: 'wood:oak', frame: 'metal:brass', shade: 'shade', ceramic: 'ceramic:#e4dccd',
      leaf: 'plain:#55663f:.5', soil: 'plain:#3a2e25', rug: 'cloth:tweed:#d3cabb', paper: 'plain:#f3eee4', ink: 'plain:#a3573a', ink2: 'plain:#c2a066',
    },
    name: 'main/home-hero', pictures: [{ id: 'main/home-hero', fabric: cloth('B', 'Sage'), widths: heroWidths }],
  },
  {
    look: 'cb2', product: 'home_cb2', ...looks.cb2, camera: 'front', framing: { turn: -16, fill: 0.9 },
    materials: { upholstery: 'neutral', leg: 'wood:ebonised', frame: 'metal:black', stone: 'stone:travertine', lacquer: 'plain:#7a2a1c:.3', glow: 'plain:#ffffff' },
    name: 'cb2/home-hero', pictures: [{ id: 'cb2/home-hero', fabric: cloth('A', 'Ink'), widths: heroWidths }],
  },
].map((shot) => ({ size: [1920, 1440], samples: 16, ...shot }))
