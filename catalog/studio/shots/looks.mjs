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

/**
 * The three pictures of a product. `fields`: what every picture shares (materials, camera, stage, cloth ...);
 * `second` and `detail` say what is different in those; `hidden` is the lettering, without which a fourth picture
 * shows the detail: the ground that a shopper's own text is drawn on.
 */
export function productShots(brand, slug, { cloth: fabric = null, second, detail, hidden, ...shared }) {
  const base = { look: brand, size: [1280, 960], samples: 16, product: slug.replaceAll('-', '_'), ...looks[brand], ...shared }
  const one = (kind, fields) => {
    const name = `${brand}/${slug}/${kind}`
    const { cloth: own = fabric, widths = kind === 'hero' ? heroWidths : viewWidths, ...rest } = fields
    return { ...base, ...rest, name, pictures: [{ id: name, fabric: own, widths }] }
  }
  const blank = hidden && [one('blank', { ...side, ...detail, hide: [hidden] })]
  return [one('hero', { size: [1920, 1440], samples: Math.ceil(base.samples * 0.6) }), one('second', { ...side, ...second }), one('detail', { ...side, ...detail }), ...(blank ?? [])]
}

/** A product shown from two sides, without a close picture. */
export const twoViews = (brand, slug, fields) => productShots(brand, slug, fields).filter(({ name }) => !name.endsWith('/detail'))

export const turned = (turn, fill) => ({ framing: fill ? { turn, fill } : { turn } })
export const closeUp = (focus, turn = 30) => ({ camera: 'close', focus: [focus], framing: { turn } })

/** Level close view of one part, `fill` frames of it wide. */
export const near = (part, turn, fill) => ({ camera: 'close', focus: [part], framing: { turn, fill } })
/** Close view from low down, a little tilted; `shift` moves the part in the frame, in widths of it. */
export const low = (part, turn, fill, shift) => ({ camera: 'low', focus: [part], framing: { turn, fill, ...(shift && { shift }) } })
