/**
 * Glyph outlines for personalization: node glyphs.mjs <folder with node_modules of opentype.js 2.0.0 and the
 * @fontsource packages 5.3.0>
 */
import { createRequire } from 'node:module'
import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const from = resolve(process.argv[2] ?? '.')
const { parse } = createRequire(join(from, 'package.json'))('opentype.js')
const out = fileURLToPath(new URL('../fonts/', import.meta.url))

const capitals = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const small = capitals.toLowerCase()
const accented = 'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝßàáâãäåæçèéêëìíîïðñòóôõöøùúûüýÿ'
const written = `${capitals}${small}${accented}0123456789 &.'’-`

/** Source font and characters of each font of the catalog. */
const fonts = {
  block: ['graduate', 400, capitals],
  script: ['great-vibes', 400, `${capitals}${small}${accented} '’-`],
  serif: ['cinzel', 600, capitals],
  date: ['josefin-sans', 500, '0123456789./-'],
  initial: ['cinzel', 500, capitals],
  engraver: ['marcellus-sc', 400, written],
  typewriter: ['courier-prime', 700, written],
}

// Not the library's own toPathData: it runs -98 and -0.3 together.
const outline = (glyph) =>
  glyph
    .getPath(0, 0, 1000)
    .commands.map(({ type, ...at }) => type + ['x1', 'y1', 'x2', 'y2', 'x', 'y'].flatMap((key) => (key in at ? Math.round(at[key]) + 0 : [])).join(' '))
    .join('')

for (const [code, [family, weight, characters]] of Object.entries(fonts)) {
  const bytes = await readFile(join(from, `node_modules/@fontsource/${family}/files/${family}-latin-${weight}-normal.woff`))
  const font = parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length))
  const scale = 1000 / font.unitsPerEm
  const glyphs = [...characters].map((character) => {
    const glyph = font.charToGlyph(character)
    if (glyph.index === 0) throw new Error(`${family} has no ${character}`)
    return [character, [Math.round(glyph.advanceWidth * scale), outline(glyph)]]
  })
  const { y1, y2 } = font.charToGlyph(code === 'date' ? '0' : 'H').getBoundingBox()
  const lines = glyphs.map(([character, drawn]) => `    ${JSON.stringify(character)}: ${JSON.stringify(drawn)}`)
  const head = `{\n  "capHeight": ${Math.round((y2 - Math.max(0, y1)) * scale)},\n  "glyphs": {\n`
  await writeFile(join(out, `${code}.glyphs`), `${head}${lines.join(',\n')}\n  }\n}\n`)
}
