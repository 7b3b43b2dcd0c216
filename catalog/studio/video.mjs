import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, stat, unlink, writeFile } from 'node:fs/promises'
import { setPriority, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { productSources, readJson, run, writeJson } from './sources.mjs'
import { shots } from './shots.mjs'

const { values: options } = parseArgs({ options: { only: { type: 'string', multiple: true }, force: { type: 'boolean' }, list: { type: 'boolean' } } })
const here = dirname(fileURLToPath(import.meta.url))
const videosDir = join(here, '../videos')
const scratch = process.env.STUDIO_SCRATCH ?? join(tmpdir(), 'studio')
const recordPath = join(here, 'filmed.json')
const manifestPath = join(videosDir, 'manifest.json')
const turned = ['main/alder-sofa', 'cb2/alder-sofa', 'main/brinn-lounge-chair', 'cb2/rail-lounge-chair', 'main/hale-coffee-table', 'cb2/plane-dining-table']
const frames = 24
const rate = 12
const limit = 250_000
const [width, height] = [640, 480]

const shotOf = (name) => ({ ...shots.find((shot) => shot.name === `${name}/hero`), size: [width, height], samples: 8 })

async function inputsHash(shot) {
  const scripts = await Promise.all(['spin.py', 'video.mjs', 'parts.py', 'weave.py', 'materials.py'].map((file) => readFile(join(here, file), 'utf8')))
  return createHash('sha256').update(JSON.stringify([shot, frames, scripts, ...(await productSources(shot.product)).values()])).digest('hex').slice(0, 16)
}

const still = (stem, index) => `${stem}-${String(index).padStart(3, '0')}`

async function photograph(shot, stem) {
  await writeFile(`${stem}.shot.json`, JSON.stringify(shot))
  await run('blender', ['-b', '--python-exit-code', '1', '--python', 'spin.py', '--', `${stem}.shot.json`, stem, String(frames)])
  for (let index = 0; index < frames; index++) {
    const frame = still(stem, index)
    const job = { look: shot.look, size: shot.size, exposure: shot.exposure, white: shot.white, pictures: { [`${frame}.png`]: shot.pictures[0].fabric } }
    await writeFile(`${stem}.job.json`, JSON.stringify(job))
    await run('/usr/bin/python3', ['compose.py', `${frame}.exr`, `${stem}.job.json`])
  }
}

const codecs = {
  webm: (quality) => ['-c:v', 'libvpx-vp9', '-b:v', '0', '-crf', String(quality + 8), '-row-mt', '1', '-deadline', 'good', '-cpu-used', '1'],
  mp4: (quality) => ['-c:v', 'libx264', '-crf', String(quality - 2), '-preset', 'slow', '-profile:v', 'high', '-movflags', '+faststart'],
}

async function film(stem, extension) {
  const out = `${stem}.${extension}`
  for (let quality = 24; quality < 48; quality += 3) {
    await run('ffmpeg', ['-y', '-framerate', String(rate), '-i', `${stem}-%03d.png`, ...codecs[extension](quality), '-pix_fmt', 'yuv420p', '-an', out])
    if ((await stat(out)).size < limit) return out
  }
  throw new Error(`${out} stays too large`)
}

async function store(name, path, extension) {
  const bytes = await readFile(path)
  const prefix = name.replaceAll('/', '.')
  const file = `${prefix}.${createHash('sha256').update(bytes).digest('hex').slice(0, 8)}.${extension}`
  const own = new RegExp(`^${prefix.replaceAll('.', '\\.')}\\.[0-9a-f]{8}\\.${extension}$`)
  for (const old of await readdir(videosDir)) if (own.test(old) && old !== file) await unlink(join(videosDir, old))
  await writeFile(join(videosDir, file), bytes)
  console.log(`${name}.${extension}: ${Math.round(bytes.length / 1000)} kB`)
  return file
}

async function make(name, shot) {
  const stem = join(scratch, `turn.${name.replaceAll('/', '.')}`)
  await photograph(shot, stem)
  const files = {}
  for (const extension of Object.keys(codecs)) files[extension] = await store(name, await film(stem, extension), extension)
  for (const file of await readdir(scratch)) if (join(scratch, file).startsWith(stem)) await rm(join(scratch, file), { force: true })
  return { width, height, seconds: frames / rate, ...files }
}

for (const folder of [scratch, videosDir]) await mkdir(folder, { recursive: true })
setPriority(15)
let failed = 0
for (const name of turned) {
  if (options.only && !options.only.some((part) => name.includes(part))) continue
  const shot = shotOf(name)
  const hash = await inputsHash(shot)
  const known = (await readJson(manifestPath))[name]
  if (!options.force && (await readJson(recordPath))[name] === hash && known && [known.webm, known.mp4].every((file) => existsSync(join(videosDir, file)))) continue
  if (options.list) {
    console.log(name)
    continue
  }
  try {
    const entry = await make(name, shot)
    await writeJson(manifestPath, { ...(await readJson(manifestPath)), [name]: entry })
    await writeJson(recordPath, { ...(await readJson(recordPath)), [name]: hash })
  } catch (error) {
    failed++
    console.error(`${name} FAILED: ${error.message}`)
  }
}
process.exitCode = failed ? 1 : 0
