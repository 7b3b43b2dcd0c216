// Plan views of seat configurations, seen from above with the viewer at the bottom: `node diagrams.mjs` draws all of them.
import { mkdtemp, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { encode } from './encode.mjs'

const sharp = createRequire(import.meta.url)('sharp')
const ground = '#f1eee8'
const line = '#4a4640'
const body = '#ded6c8'
const cushion = '#f7f4ee'
const chosen = '#c3a98b'

const rect = (x, y, w, h, fill, r = 6) => `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${fill}" stroke="${line}" stroke-width="3"/>`

/** A module of a grid: a seat, with a back along some of its sides. */
function module(x, y, w, h, backs, fill = cushion) {
  const t = 20
  const bars = { top: [x, y, w, t], bottom: [x, y + h - t, w, t], left: [x, y, t, h], right: [x + w - t, y, t, h] }
  const inset = (side) => (backs.includes(side) ? t : 0)
  const seat = rect(x + inset('left'), y + inset('top'), w - inset('left') - inset('right'), h - inset('top') - inset('bottom'), fill)
  return seat + backs.map((side) => rect(...bars[side], body, 5)).join('')
}

/** A sofa of two seats with its chaise on one side, as one faces it. */
function chaise(side) {
  const [x, y, w] = [110, 130, 420]
  const at = side === 'left' ? x : x + w - 150
  const seats = side === 'left' ? [x + 150, x + 265] : [x + 40, x + 155]
  const arm = side === 'left' ? x + w - 40 : x
  return [
    rect(x, y, w, 44, body, 14),
    ...seats.map((seat) => rect(seat, y + 44, 115, 116, cushion, 10)),
    rect(arm, y, 40, 160, body, 14),
    rect(at, y + 44, 150, 216, chosen, 12),
    rect(side === 'left' ? at : at + 122, y, 28, 210, body, 12),
  ].join('')
}

const u = 108
const drawings = {
  'chaise-left': chaise('left'),
  'chaise-right': chaise('right'),
  'grid-line': [0, 1, 2].map((i) => module(158 + i * u, 184, u, 112, i === 0 ? ['top', 'left'] : i === 2 ? ['top', 'right'] : ['top'])).join(''),
  'grid-chaise': module(158, 134, u, 112, ['top', 'left']) + module(158 + u, 134, u, 112, ['top']) + module(158 + 2 * u, 134, u, 212, ['top', 'right'], chosen),
  'grid-corner': module(158, 78, u, u, ['top', 'left'], chosen) + module(158 + u, 78, u, u, ['top']) + module(158 + 2 * u, 78, u, u, ['top', 'right']) + module(158, 78 + u, u, u, ['left']) + module(158, 78 + 2 * u, u, u, ['left', 'bottom']),
  'grid-pit': [0, 1, 2].map((i) => module(158 + i * u, 132, u, u, i === 0 ? ['top', 'left'] : i === 2 ? ['top', 'right'] : ['top'])).join('') + [0, 1, 2].map((i) => module(158 + i * u, 132 + u, u, u, i === 0 ? ['bottom', 'left'] : i === 2 ? ['bottom', 'right'] : ['bottom'], chosen)).join(''),
}

const scratch = await mkdtemp(join(tmpdir(), 'diagrams-'))
for (const [name, shapes] of Object.entries(drawings)) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480" viewBox="0 0 640 480"><rect width="640" height="480" fill="${ground}"/><g transform="translate(320 240) scale(${name.startsWith('grid') ? 1.3 : 1.1}) translate(-320 -240)">${shapes}</g></svg>`
  const master = join(scratch, `${name}.png`)
  await writeFile(master, await sharp(Buffer.from(svg)).png().toBuffer())
  await encode(`diagram/${name}`, master, [320, 640])
}
