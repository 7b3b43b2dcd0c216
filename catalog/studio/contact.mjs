// Contact sheets of all images in the manifest, for comparison: node catalog/studio/contact.mjs <folder>
import { mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

const here = dirname(fileURLToPath(import.meta.url))
const pictures = join(here, '../pictures')
const manifest = JSON.parse(readFileSync(join(pictures, 'manifest.json'), 'utf8'))
const folder = process.argv[2] ?? join(here, '../../docs/images')

const [width, height, label] = [240, 180, 16]
const product = /^(\w+)\/[a-z-]+\/(hero|second|detail)$/
const sheets = {
  'contact-main': (name) => product.exec(name)?.[1] === 'main',
  'contact-cb2': (name) => product.exec(name)?.[1] === 'cb2',
  'contact-rooms': (name) => /\/(scene|customer)\//.test(name),
  'contact-covers': (name) => /^\w+\/[a-z-]+\/\d{4}$/.test(name),
  'contact-cloths': (name) => name.startsWith('fabric/'),
}
const order = ['hero', 'second', 'detail']
const key = (name) => name.replace(/(hero|second|detail)$/, (kind) => order.indexOf(kind))

async function tile(name, place, columns) {
  const left = (place % columns) * width
  const top = Math.floor(place / columns) * (height + label)
  const picture = await sharp(join(pictures, manifest[name].webp.file)).resize(width, height, { fit: 'contain', background: '#fff' }).flatten({ background: '#fff' }).toBuffer()
  const words = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${label}"><text x="4" y="11" font-family="sans-serif" font-size="10" fill="#555">${name}</text></svg>`
  return [
    { input: picture, left, top },
    { input: Buffer.from(words), left, top: top + height },
  ]
}

mkdirSync(folder, { recursive: true })
for (const [file, belongs] of Object.entries(sheets)) {
  const names = Object.keys(manifest).filter(belongs).sort((a, b) => (key(a) < key(b) ? -1 : 1))
  if (names.length === 0) continue
  const columns = file === 'contact-covers' || file === 'contact-cloths' ? 9 : 6
  const rows = Math.ceil(names.length / columns)
  const tiles = await Promise.all(names.map((name, place) => tile(name, place, columns)))
  await sharp({ create: { width: columns * width, height: rows * (height + label), channels: 3, background: '#fff' } })
    .composite(tiles.flat())
    .webp({ quality: 70, effort: 5 })
    .toFile(join(folder, `${file}.webp`))
  console.log(`${file}: ${names.length} pictures`)
}
