import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { getPriority, setPriority, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { encode, picturesDir, readManifest } from './encode.mjs'
import { shots } from './shots.mjs'

const { values: options } = parseArgs({
  options: { only: { type: 'string', multiple: true }, draft: { type: 'boolean' }, quick: { type: 'boolean' }, force: { type: 'boolean' }, accept: { type: 'boolean' }, encode: { type: 'boolean' }, list: { type: 'boolean' } },
})

const here = dirname(fileURLToPath(import.meta.url))
const scratch = process.env.STUDIO_SCRATCH ?? join(tmpdir(), 'studio')
const recordPath = join(here, 'rendered.json')
const core = ['parts.py', 'yarns.py', 'weave.py', 'materials.py', 'sets.py', 'render.py', 'compose.py']
const environment = { ...process.env, PWD: here, STUDIO_CACHE: join(scratch, 'cache'), PYTHONDONTWRITEBYTECODE: '1' }

const source = (file) => readFile(join(here, file), 'utf8')

async function productSources(name, seen = new Map()) {
  if (seen.has(name)) return seen
  const text = await source(`products/${name}.py`)
  seen.set(name, text)
  for (const [, part] of text.matchAll(/(?:from|import) ((?:parts|materials)_\w+)/g)) if (!seen.has(part)) seen.set(part, await source(`${part}.py`))
  for (const [, line] of text.matchAll(/from products import ([\w, ]+)/g)) for (const other of line.split(',')) await productSources(other.trim().split(' ')[0], seen)
  return seen
}

async function inputsHash(shot) {
  const parts = shot.script ? [await source(shot.script), await source('weave.py')] : [...(await Promise.all([...core, ...(shot.hide ? ['blank.py'] : [])].map(source))), ...(await productSources(shot.product)).values()]
  return createHash('sha256').update(JSON.stringify([shot, parts])).digest('hex').slice(0, 16)
}

const readRecord = async () => (existsSync(recordPath) ? JSON.parse(await readFile(recordPath, 'utf8')) : {})

async function remember(name, hash) {
  const record = { ...(await readRecord()), [name]: hash }
  const sorted = Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)))
  await writeFile(`${recordPath}.part`, `${JSON.stringify(sorted, null, 2)}\n`)
  await rename(`${recordPath}.part`, recordPath)
}

async function isCurrent(shot, hash) {
  return (await readRecord())[shot.name] === hash && isThere(shot)
}

async function isThere(shot) {
  const manifest = await readManifest()
  return shot.pictures.every(({ id }) => manifest[id] && [...manifest[id].avif, manifest[id].webp].every(({ file }) => existsSync(join(picturesDir, file))))
}

function run(command, args) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: here, env: environment, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output = (output + chunk).slice(-4000)))
    child.on('close', (code) => (code === 0 ? resolve(output) : reject(new Error(`${command} ${args.join(' ')} ended with ${code}\n${output}`))))
  })
}

const draftOf = (shot) => ({ ...shot, size: shot.size.map((side) => side / 2), samples: Math.min(shot.samples, 12) })

/** Smaller and coarser pictures of what has none yet; the shot stays on the list until it is rendered whole. */
function quickOf(shot) {
  if (shot.script) return shot
  const scale = Math.min(1, (shot.size[0] > 1280 ? 960 : 800) / shot.size[0])
  const size = shot.size.map((side) => Math.round(side * scale))
  const pictures = shot.pictures.map((picture) => ({ ...picture, widths: [...picture.widths.filter((width) => width < size[0]), size[0]] }))
  return { ...shot, size, samples: Math.ceil(shot.samples * 0.7), pictures }
}

const fileFor = (id) => join(scratch, options.draft ? 'drafts' : options.quick ? 'quick' : 'masters', `${id.replaceAll('/', '.')}.png`)

async function render(shot, stem) {
  await writeFile(`${stem}.shot.json`, JSON.stringify(shot))
  if (shot.script) return
  await run('blender', ['-b', '--python-exit-code', '1', '--python', shot.hide ? 'blank.py' : 'render.py', '--', `${stem}.shot.json`, `${stem}.exr`])
}

async function finish(shot, stem, hash) {
  const pictures = Object.fromEntries(shot.pictures.map(({ id, fabric }) => [fileFor(id), fabric]))
  const { look, size, exposure, white, glint, overlay } = shot
  await writeFile(`${stem}.job.json`, JSON.stringify({ look, size, exposure, white, glint, overlay, pictures }))
  await run('/usr/bin/python3', shot.script ? [shot.script, `${stem}.job.json`] : ['compose.py', `${stem}.exr`, `${stem}.job.json`])
  for (const end of ['exr', 'exr.json', 'job.json', 'shot.json']) await rm(`${stem}.${end}`, { force: true })
  if (options.draft) return
  for (const { id, widths } of shot.pictures) await encode(id, fileFor(id), widths)
  if (!options.quick) await remember(shot.name, hash)
}

const wanted = shots.filter(({ name }) => !options.only || options.only.some((part) => name.includes(part))).map((shot) => (options.draft ? draftOf(shot) : options.quick ? quickOf(shot) : shot))
for (const folder of ['masters', 'drafts', 'quick']) await mkdir(join(scratch, folder), { recursive: true })
setPriority(Math.max(15, getPriority()))

let finishing = Promise.resolve()
let failed = 0
const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(0)} s`
const failure = (shot) => (error) => {
  failed++
  console.error(`${shot.name} FAILED: ${error.message}`)
}

for (const shot of wanted) {
  const hash = await inputsHash(shot)
  if (options.encode) {
    for (const { id, widths } of shot.pictures) if (existsSync(fileFor(id))) await encode(id, fileFor(id), widths)
    continue
  }
  if (options.accept) {
    await remember(shot.name, hash)
    continue
  }
  if (!options.force && !options.draft && (await (options.quick ? isThere(shot) : isCurrent(shot, hash)))) continue
  if (options.list) {
    console.log(shot.name)
    continue
  }
  const stem = join(scratch, shot.name.replaceAll('/', '.'))
  const started = Date.now()
  try {
    await render(shot, stem)
  } catch (error) {
    failure(shot)(error)
    continue
  }
  const rendered = seconds(started)
  await finishing
  finishing = finish(shot, stem, hash).then(() => console.log(`${shot.name} rendered in ${rendered}, done after ${seconds(started)}`), failure(shot))
}
await finishing
process.exitCode = failed ? 1 : 0
