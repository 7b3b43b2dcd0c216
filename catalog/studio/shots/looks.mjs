import { fabricCovers, leatherCovers, legFinishes } from '../../src/range.ts'

export const widths = [320, 640, 960, 1280, 1920]
/** Hero images are also used in lists, two or four per row. */
export const heroWidths = [320, 480, 640, 800, 960, 1280, 1920]
export const configuredWidths = [320, 640, 960, 1280]
/** Second views and details are shown one at a time. */
export const viewWidths = [320, 640, 1280]
/** Story images of the home page are shown next to the text. */
export const storyWidths = [320, 640, 800, 1280]

export const looks = {
  main: { exposure: 1.02, white: 1 },
  cb2: { exposure: 1, white: 0.96 },
}

export const fabrics = Object.values(fabricCovers).flat().map(({ color, weave, ...cover }) => ({ ...cover, color, weave, cloth: `${weave}:${color}` }))
export const leathers = Object.values(leatherCovers).flat().map((cover) => ({ ...cover, cloth: `leather:${cover.color}` }))
export const legs = legFinishes

/** 'Sage' of the linens is `cloth('B', 'Sage')`. */
export const cloth = (line, name) => {
  const { weave, color } = fabricCovers[line].find((cover) => cover.name === name)
  return `${weave}:${color}`
}

/** 'Saddle' of the first tannage is `hide('L', 'Saddle')`. */
export const hide = (line, name) => `leather:${leatherCovers[line].find((cover) => cover.name === name).color}`

const side = { size: [1280, 960], samples: 9 }

/** Per camera of the hero, its closer view of one corner: how much fills the frame, how far the camera looks down, where the piece is moved to. */
const corners = {
  sofa: { fill: 1.7, pitch: 16, shift: [0.32, -0.04] },
  bed: { fill: 1.6, pitch: 20, shift: [0.3, -0.06] },
  chair: { fill: 1.5, pitch: 24, shift: [0.08, -0.16] },
  table: { fill: 1.6, pitch: 26, shift: [0.26, -0.12] },
  lamp: { fill: 1.6, pitch: 8, shift: [0.02, -0.28] },
  front: { fill: 1.6, pitch: 6, shift: [0.04, -0.28] },
  above: { fill: 1.8, pitch: 32, shift: [0.24, -0.06] },
  low: { fill: 1.35, pitch: 16, shift: [0.1, 0] },
  tabletop: { fill: 1.35, pitch: 28, shift: [0.1, 0] },
}

/** The detail of a product whose entry has none: a closer view of the corner that is nearest in the hero. */
function corner(camera, { turn = 24 } = {}) {
  const { shift: [across, up], ...framing } = corners[camera]
  return { camera: 'above', framing: { ...framing, turn: turn * 1.25, shift: [turn < 0 ? -across : across, up] } }
}

/**
 * The three pictures of a product. `fields`: what every picture shares (materials, camera, stage, cloth ...);
 * `second` and `detail` say what is different in those (without `detail`: a corner, closer); `hidden` is the lettering,
 * without which a fourth picture shows the detail: the ground that a shopper's own text is drawn on.
 */
export function productShots(brand, slug, { cloth: fabric = null, second, detail, hidden, ...shared }) {
  const base = { look: brand, size: [1280, 960], samples: 16, product: slug.replaceAll('-', '_'), ...looks[brand], ...shared }
  const one = (kind, fields) => {
    const name = `${brand}/${slug}/${kind}`
    const { cloth: own = fabric, widths = kind === 'hero' ? heroWidths : viewWidths, ...rest } = fields
    return { ...base, ...rest, name, pictures: [{ id: name, fabric: own, widths }] }
  }
  const few = Math.ceil(base.samples * 0.6)
  const blank = hidden && [one('blank', { ...side, ...detail, hide: [hidden] })]
  return [one('hero', { size: [1920, 1440], samples: few }), one('second', { ...side, ...second }), one('detail', { ...side, ...(detail ?? { samples: few, ...corner(shared.camera, shared.framing) }) }), ...(blank ?? [])]
}

export const turned = (turn, fill) => ({ framing: fill ? { turn, fill } : { turn } })
export const closeUp = (focus, turn = 30) => ({ camera: 'close', focus: [focus], framing: { turn } })

/** Level close view of one part, `fill` frames of it wide. */
export const near = (part, turn, fill) => ({ camera: 'close', focus: [part], framing: { turn, fill } })
/** Close view from low down, a little tilted; `shift` moves the part in the frame, in widths of it. */
export const low = (part, turn, fill, shift) => ({ camera: 'low', focus: [part], framing: { turn, fill, ...(shift && { shift }) } })
