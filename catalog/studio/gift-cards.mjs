// The gift card of each brand, drawn flat: `node gift-cards.mjs` draws both.
import { mkdtemp, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { encode } from './encode.mjs'

const sharp = createRequire(import.meta.url)('sharp')
const looks = {
  main: { ground: '#ece6da', card: '#8a4b2f', ribbon: '#f3e7d4', shade: '#5f3220', radius: 36 },
  cb2: { ground: '#f2f2f2', card: '#101010', ribbon: '#e3e3e3', shade: '#c4c4c4', radius: 4 },
}

function drawing({ ground, card, ribbon, shade, radius }) {
  const loop = (side) => `<path d="M410 480 C ${410 + side * 40} 380 ${410 + side * 190} 360 ${410 + side * 180} 470 C ${410 + side * 170} 550 ${410 + side * 60} 520 410 480 Z" fill="${ribbon}" stroke="${shade}" stroke-width="6"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="960" viewBox="0 0 1280 960"><rect width="1280" height="960" fill="${ground}"/>
<rect x="192" y="236" width="904" height="520" rx="${radius}" fill="#000" opacity="0.14"/>
<rect x="188" y="220" width="904" height="520" rx="${radius}" fill="${card}"/>
<rect x="388" y="220" width="44" height="520" fill="${ribbon}"/><rect x="188" y="458" width="904" height="44" fill="${ribbon}"/>
${loop(-1)}${loop(1)}<circle cx="410" cy="480" r="34" fill="${ribbon}" stroke="${shade}" stroke-width="6"/></svg>`
}

const scratch = await mkdtemp(join(tmpdir(), 'gift-cards-'))
for (const [brand, look] of Object.entries(looks)) {
  const master = join(scratch, `${brand}.png`)
  await writeFile(master, await sharp(Buffer.from(drawing(look))).png().toBuffer())
  await encode(`${brand}/gift-card/hero`, master, [320, 640, 1280])
}
