import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, readdir, rename, unlink, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const sharp = createRequire(import.meta.url)('sharp')
sharp.concurrency(1)

export const picturesDir = fileURLToPath(new URL('../pictures/', import.meta.url))
const manifestPath = join(picturesDir, 'manifest.json')
const avifQualities = [68, 62, 56, 50, 44]
const webpQualities = [66, 58, 50]
const largestBytesPerPixel = 60_000 / (1280 * 960)

export async function readManifest() {
  return existsSync(manifestPath) ? JSON.parse(await readFile(manifestPath, 'utf8')) : {}
}

async function writeManifest(manifest) {
  const sorted = Object.fromEntries(Object.entries(manifest).sort(([a], [b]) => (a < b ? -1 : 1)))
  await writeFile(`${manifestPath}.part`, `${JSON.stringify(sorted, null, 2)}\n`)
  await rename(`${manifestPath}.part`, manifestPath)
}

const lastFitting = new Map()

async function avif(master, width, height) {
  const { data: pixels, info } = await sharp(master).resize(width).raw().toBuffer({ resolveWithObject: true })
  const from = Math.max(0, avifQualities.indexOf(lastFitting.get(width)))
  for (const quality of avifQualities.slice(from)) {
    const bytes = await sharp(pixels, { raw: { width, height, channels: info.channels } }).avif({ quality, effort: 3 }).toBuffer()
    const allowed = Math.max(largestBytesPerPixel * width * height, 9_000)
    if (bytes.length > allowed && quality !== avifQualities.at(-1)) continue
    lastFitting.set(width, bytes.length < allowed * 0.75 ? avifQualities[Math.max(0, avifQualities.indexOf(quality) - 1)] : quality)
    return bytes
  }
}

async function webp(master, width, height) {
  for (const quality of webpQualities) {
    const bytes = await sharp(master).resize(width).webp({ quality, effort: 5 }).toBuffer()
    if (bytes.length <= Math.max(largestBytesPerPixel * width * height * 1.4, 14_000) || quality === webpQualities.at(-1)) return bytes
  }
}

async function store(id, width, extension, bytes) {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8)
  const file = `${id.replaceAll('/', '.')}-${width}.${hash}.${extension}`
  await writeFile(join(picturesDir, file), bytes)
  return { width, file }
}

async function groundColor(master) {
  const { data, info } = await sharp(master).resize(48, 36, { fit: 'fill' }).raw().toBuffer({ resolveWithObject: true })
  const edge = []
  for (let y = 0; y < info.height; y++)
    for (let x = 0; x < info.width; x++)
      if (y < 3 || x < 2 || x >= info.width - 2) edge.push((y * info.width + x) * info.channels)
  const channel = (c) => edge.map((i) => data[i + c]).sort((a, b) => a - b)[edge.length >> 1]
  return `#${[0, 1, 2].map((c) => channel(c).toString(16).padStart(2, '0')).join('')}`
}

async function placeholder(master) {
  const bytes = await sharp(master).resize(16).webp({ quality: 30, effort: 6 }).toBuffer()
  return `data:image/webp;base64,${bytes.toString('base64')}`
}

export async function encode(id, master, widths) {
  await mkdir(picturesDir, { recursive: true })
  const source = await readFile(master)
  const { width, height, hasAlpha } = await sharp(source).metadata()
  const heightAt = (w) => Math.round((height * w) / width)
  const fitting = widths.filter((w) => w <= width)
  const ground = hasAlpha ? { color: 'transparent', placeholder: '' } : { color: await groundColor(source), placeholder: await placeholder(source) }
  const entry = { width: 0, height: 0, ...ground, avif: [] }
  for (const w of fitting.length ? fitting : [width]) entry.avif.push(await store(id, w, 'avif', await avif(source, w, heightAt(w))))
  const webpWidth = Math.min(640, width)
  entry.webp = await store(id, webpWidth, 'webp', await webp(source, webpWidth, heightAt(webpWidth)))
  entry.width = entry.avif.at(-1).width
  entry.height = heightAt(entry.width)
  const manifest = await readManifest()
  manifest[id] = entry
  await writeManifest(manifest)
  await removeStale(id, entry)
  return entry
}

async function removeStale(id, entry) {
  const wanted = new Set([...entry.avif, entry.webp].map(({ file }) => file))
  const own = new RegExp(`^${id.replaceAll('/', '.').replaceAll('.', '\\.')}-\\d+\\.[0-9a-f]{8}\\.(avif|webp)$`)
  for (const file of await readdir(picturesDir)) if (own.test(file) && !wanted.has(file)) await unlink(join(picturesDir, file))
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [id, master, widths = '320,640,1280'] = process.argv.slice(2)
  console.log(await encode(id, master, widths.split(',').map(Number)))
}
