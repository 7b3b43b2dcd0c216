import { fabricCovers } from '../../src/range.ts'
import { dressing, stands } from './bedroom.mjs'
import { configuredWidths, fabrics, leathers, legs, looks } from './looks.mjs'
import { views } from './seating.mjs'

const small = [200, 400]
const codesOf = (lines) => new Set(lines.flatMap((line) => fabricCovers[line]).map(({ code }) => code))
const inLines = (...lines) => fabrics.filter(({ code }) => codesOf(lines).has(code))
const finish = (code) => legs.find((leg) => leg.code === code).material

/** A piece in each of its covers on its first leg, and each further leg as an overlay for any of those pictures. */
function configured(brand, slug, { covers, legs: [first, ...others], materials, upholstery = 'neutral' }) {
  const shared = { look: brand, size: [1280, 960], samples: 16, product: slug.replaceAll('-', '_'), ...looks[brand], ...views[`${brand}/${slug}`], ...stands[`${brand}/${slug}`] }
  const on = (code) => ({ upholstery, ...(code && { leg: finish(code) }), ...materials })
  const id = (part) => `${brand}/${slug}/${part}`
  const overlay = (code) => ({
    ...shared, overlay: 'leg', materials: on(code), name: id(`leg-${code}`), pictures: [{ id: id(`leg-${code}`), fabric: null, widths: configuredWidths }],
  })
  const covered = { ...shared, materials: on(first), name: id('covers'), pictures: covers.map(({ code, cloth }) => ({ id: id(code), fabric: cloth, widths: configuredWidths })) }
  return [covered, ...others.map(overlay)]
}

const pieces = [
  configured('main', 'alder-sofa', { covers: fabrics, legs: [2001, 2002, 2003, 2004] }),
  configured('cb2', 'alder-sofa', { covers: fabrics, legs: [2003, 2001, 2002, 2004] }),
  configured('main', 'brinn-lounge-chair', { covers: [...leathers, ...inLines('B', 'E')], legs: [2001, 2002, 2003], upholstery: 'hide' }),
  configured('cb2', 'rail-lounge-chair', { covers: [...leathers, ...inLines('B', 'E')], legs: [undefined], upholstery: 'hide', materials: { leg: 'wood:ebonised', frame: 'metal:steel' } }),
  configured('main', 'haven-sectional', { covers: inLines('A', 'C', 'D', 'F'), legs: [2001, 2002, 2003] }),
  configured('cb2', 'grid-sectional', { covers: inLines('A', 'C', 'D', 'F'), legs: [2003, 2004] }),
  configured('main', 'juniper-bed', { covers: inLines('B', 'C', 'D', 'G'), legs: [2001, 2002], materials: dressing['main/juniper-bed'] }),
  configured('cb2', 'plinth-bed', { covers: inLines('B', 'C', 'D', 'G'), legs: [2003, 2004], materials: dressing['cb2/plinth-bed'] }),
]

const swatches = { name: 'fabric/swatches', script: 'swatch.py', size: [400, 400], pictures: [...fabrics, ...leathers].map(({ code, cloth }) => ({ id: `fabric/${code}`, fabric: cloth, widths: small })) }

const draped = { look: 'cb2', product: 'drape', size: [640, 480], samples: 24, camera: 'above', framing: { turn: 14, fill: 2.2, pitch: 50 }, exposure: 0.94, white: 1, materials: { upholstery: 'hide' } }
const close = (covers, part, fields) => ({ ...draped, ...fields, name: `fabric/close-${part}`, pictures: covers.map(({ code, cloth }) => ({ id: `fabric/${code}/close`, fabric: cloth, widths: [320, 640] })) })

const legTiles = legs.map((leg) => ({
  look: 'cb2', size: [400, 400], samples: 24, product: 'leg_tile', materials: { leg: leg.material }, camera: 'tile', exposure: leg.material.startsWith('metal') ? 1.35 : 1, white: 0.96,
  name: `leg/${leg.code}`, pictures: [{ id: `leg/${leg.code}`, fabric: null, widths: small }],
}))

export default [swatches, close(fabrics, 'cloth'), close(leathers, 'leather'), ...legTiles, ...pieces.flat()]
