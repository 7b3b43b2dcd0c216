import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, unlink, writeFile } from 'node:fs/promises'
import { setPriority, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { modelOf } from './modelled.mjs'
import { pack } from './pack.mjs'
import { readJson, productSources, run, writeJson } from './sources.mjs'
import { shots } from './shots.mjs'

const { values: options } = parseArgs({ options: { only: { type: 'string', multiple: true }, force: { type: 'boolean' }, list: { type: 'boolean' }, accept: { type: 'boolean' } } })
const here = dirname(fileURLToPath(import.meta.url))
const modelsDir = join(here, '../models')
const scratch = process.env.STUDIO_SCRATCH ?? join(tmpdir(), 'studio')
const recordPath = join(here, 'exported.json')
const manifestPath = join(modelsDir, 'manifest.json')
const limit = 1_500_000

const heroes = new Map()
for (const shot of shots) {
  const slug = shot.name.match(/^\w+\/([\w-]+)\/hero$/)?.[1]
  if (slug && !heroes.has(slug)) heroes.set(slug, shot)
}

async function inputsHash(job) {
  const scripts = await Promise.all(['export.py', 'model_materials.py', 'pack.mjs', 'parts.py', 'weave.py', 'yarns.py'].map((file) => readFile(join(here, file), 'utf8')))
  return createHash('sha256').update(JSON.stringify([job, scripts, ...(await productSources(job.product)).values()])).digest('hex').slice(0, 16)
}

async function exportModel(slug, job) {
  const stem = join(scratch, `model.${slug}`)
  await writeFile(`${stem}.json`, JSON.stringify(job))
  await run('blender', ['-b', '--python-exit-code', '1', '--python', join(here, 'export.py'), '--', `${stem}.json`, `${stem}.glb`])
  const { bytes, ...facts } = await pack(`${stem}.glb`, job.triangles)
  for (const end of ['json', 'glb', 'glb.json']) await rm(`${stem}.${end}`, { force: true })
  if (bytes.length > limit) throw new Error(`${bytes.length} bytes is too much`)
  const file = `${slug}.${createHash('sha256').update(bytes).digest('hex').slice(0, 8)}.glb`
  const own = new RegExp(`^${slug}\\.[0-9a-f]{8}\\.glb$`)
  for (const old of await readdir(modelsDir)) if (own.test(old) && old !== file) await unlink(join(modelsDir, old))
  await writeFile(join(modelsDir, file), bytes)
  return { file, bytes: bytes.length, ...facts }
}

await mkdir(scratch, { recursive: true })
await mkdir(modelsDir, { recursive: true })
setPriority(10)
let failed = 0
for (const [slug, shot] of heroes) {
  if (options.only && !options.only.some((part) => slug.includes(part))) continue
  const job = modelOf(slug, shot)
  if (!job) continue
  const hash = await inputsHash(job)
  const known = (await readJson(manifestPath))[slug]
  if (options.accept) {
    if (!known) continue
    await writeJson(recordPath, { ...(await readJson(recordPath)), [slug]: hash })
    continue
  }
  if (!options.force && (await readJson(recordPath))[slug] === hash && known && existsSync(join(modelsDir, known.file))) continue
  if (options.list) {
    console.log(slug)
    continue
  }
  try {
    const entry = await exportModel(slug, job)
    await writeJson(manifestPath, { ...(await readJson(manifestPath)), [slug]: entry })
    await writeJson(recordPath, { ...(await readJson(recordPath)), [slug]: hash })
    console.log(`${slug} ${Math.round(entry.bytes / 1000)} kB, ${entry.triangles} triangles, ${Object.values(entry.size).join(' x ')} m: ${entry.materials.join(', ')}`)
  } catch (error) {
    failed++
    console.error(`${slug} FAILED: ${error.message}`)
  }
}
process.exitCode = failed ? 1 : 0
