import { cloth } from './looks.mjs'

const base = { size: [1920, 1200], samples: 12, camera: 'room', focus: ['view'], gap: 0.001 }
const widths = [320, 640, 960, 1280, 1920]

function scene(brand, category, { fabric = null, turn = 0, wall, gobo, ...fields }) {
  const name = `${brand}/scene/${category}`
  const stage = { wall, ...(gobo && { gobo_at: gobo }) }
  return {
    ...base, look: brand === 'main' ? 'day' : 'gallery', exposure: 1.05, white: 1, product: `scene_${brand}_${category}`, materials: { upholstery: 'neutral' }, stage, framing: { turn }, ...fields,
    name, pictures: [{ id: name, fabric, widths }],
  }
}

const glassy = { bounces: 12, glint: 0.2, samples: 28 }
const onTable = { camera: 'tabletop', focus: ['view'] }

function customer(brand, number, { fabric = null, turn, roll, pitch = 8, wall, floor = 'floor', ...fields }) {
  const name = `${brand}/customer/${number}`
  return {
    ...base, size: [960, 1200], samples: 16, camera: 'snap', exposure: 1, white: 1, product: `customer_${brand}_${number}`, materials: { upholstery: 'neutral', leg: 'wood:oak' }, stage: { wall, floor }, framing: { turn, roll, pitch }, ...fields,
    name, pictures: [{ id: name, fabric, widths: [320, 640, 960] }],
  }
}

export default [
  scene('main', 'sofas', { fabric: cloth('B', 'Sage'), wall: '#c7a88f', gobo: [-0.3, 0.1, 1], turn: 8, materials: { upholstery: 'neutral', leg: 'wood:walnut' } }),
  scene('main', 'chairs', { fabric: cloth('A', 'Oat'), wall: '#8a9a8c', gobo: [0, 0, 0.8], turn: -6 }),
  scene('main', 'tables', { fabric: cloth('B', 'Denim'), wall: '#cbb894', gobo: [0, 0.6, 1], turn: -12 }),
  scene('main', 'bedroom', { fabric: cloth('B', 'Sage'), wall: '#b98f78', gobo: [-0.2, 0.4, 1.1], turn: -10,
    materials: { upholstery: 'neutral', leg: 'wood:oak', bedding: 'cloth:linen:#ece6da', pillow: 'cloth:linen:#c9bda8', throw: 'cloth:tweed:#6f7d62' } }),
  scene('main', 'storage', { fabric: cloth('B', 'Rust'), wall: '#93a3a4', gobo: [0.1, 0, 0.9], turn: 8 }),
  scene('main', 'lighting', { look: 'evening', fabric: cloth('C', 'Forest'), wall: '#6d7b73', turn: 4, exposure: 1.5, samples: 24 }),
  scene('main', 'rugs', { fabric: cloth('A', 'Oat'), wall: '#8496a6', gobo: [0.35, -0.4, 0], camera: 'above', framing: { turn: 10, pitch: 20, fill: 0.98 } }),
  scene('main', 'textiles', { fabric: 'boucle:#8f7486', wall: '#b9b79d', gobo: [0, 0, 0.6], turn: 8, camera: 'near' }),
  scene('main', 'tabletop', { ...onTable, ...glassy, look: 'day', framing: { turn: -8, pitch: 22, fill: 0.96 }, wall: '#a9826a', gobo: [0.1, 0.1, 0.95],
    materials: { glaze: 'glaze:#e6dfd0:#7a553a', clay: 'clay:#a8825f', vase: 'glaze:#e9e3d6:#b7a68c:.5:.1', vase2: 'glaze:#6f8784:#40504f:.4:.35', glass: 'clear', water: 'liquid' } }),
  scene('main', 'decor', { wall: '#b08f7c', gobo: [-0.1, 0, 1.2], turn: 8, glint: 0.4, samples: 24 }),
  scene('cb2', 'sofas', { fabric: 'boucle:#ebe6dc', wall: '#27408b', turn: -6, materials: { upholstery: 'neutral', leg: 'metal:black' } }),
  scene('cb2', 'chairs', { fabric: cloth('G', 'Charcoal'), wall: '#b23a24', turn: 0 }),
  scene('cb2', 'tables', { fabric: cloth('J', 'Black'), wall: '#d9a62e', turn: -16 }),
  scene('cb2', 'bedroom', { fabric: cloth('G', 'Cloud'), wall: '#c8512f', turn: 12, materials: { upholstery: 'neutral', leg: 'wood:ebonised', bedding: 'cloth:linen:#efeeec', pillow: 'cloth:linen:#a7a9ac' } }),
  scene('cb2', 'storage', { wall: '#e8e6e1', turn: -8, exposure: 0.98 }),
  scene('cb2', 'lighting', { look: 'night', fabric: cloth('G', 'Cloud'), wall: '#5d6b4a', turn: -4, exposure: 1.4, samples: 24 }),
  scene('cb2', 'rugs', { fabric: 'boucle:#ebe6dc', wall: '#d3a093', camera: 'above', focus: ['view', 'room rug base'], framing: { turn: -10, pitch: 23, fill: 0.96 }, bounces: 4, samples: 16 }),
  scene('cb2', 'textiles', { fabric: 'linen:#ece7dc', wall: '#7d8f9c', turn: -8, camera: 'near' }),
  scene('cb2', 'tabletop', { ...onTable, ...glassy, framing: { turn: -12, pitch: 22, fill: 0.98 }, exposure: 0.92, wall: '#9db3a6', materials: { glaze: 'glaze:#1d1e20:#0c0c0d:.55:0', clay: 'clay:#2c2a28', glass: 'clear', water: 'liquid:#d9a054' } }),
  scene('cb2', 'decor', { fabric: 'boucle:#ebe6dc', wall: '#e6e3dc', turn: -10, glint: 0.4, samples: 18 }),
  customer('main', 1, { look: 'snap-evening', fabric: cloth('B', 'Sage'), wall: '#cfc6b6', turn: 14, roll: -1.6, exposure: 1.7 }),
  customer('main', 2, { look: 'snap', fabric: cloth('A', 'Oat'), wall: '#d6d3c8', turn: -12, roll: 1.2 }),
  customer('main', 3, { look: 'snap-sun', fabric: cloth('D', 'Slate'), wall: '#cdbfae', turn: 16, roll: 1.4, pitch: 20, floor: 'walnut' }),
  customer('main', 4, { look: 'snap-evening', wall: '#b9b3a2', turn: -10, roll: -1.1, exposure: 1.7, materials: {} }),
  customer('cb2', 1, { look: 'snap', fabric: cloth('A', 'Ink'), wall: '#e4e2dc', turn: -14, roll: 1.7, materials: { upholstery: 'neutral', leg: 'wood:ebonised' } }),
  customer('cb2', 2, { look: 'snap-evening', fabric: cloth('E', 'Graphite'), wall: '#c9c6bf', turn: 10, roll: -1.3, exposure: 1.7, floor: 'walnut' }),
  customer('cb2', 3, { look: 'snap', fabric: cloth('J', 'Black'), wall: '#dedcd6', turn: -20, roll: 1.5, pitch: 12, floor: 'ash' }),
  customer('cb2', 4, { look: 'snap', fabric: cloth('G', 'Brick'), wall: '#d9d7d1', turn: 12, roll: -1.8 }),
]
