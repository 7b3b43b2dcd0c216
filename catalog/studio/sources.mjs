import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const here = dirname(fileURLToPath(import.meta.url))
const scratch = process.env.STUDIO_SCRATCH ?? join(tmpdir(), 'studio')
const environment = { ...process.env, PWD: here, STUDIO_CACHE: join(scratch, 'cache'), PYTHONDONTWRITEBYTECODE: '1' }

/** A builder's source and that of every builder it uses, by name. */
export async function productSources(name, seen = new Map()) {
  if (seen.has(name)) return seen
  const text = await readFile(join(here, `products/${name}.py`), 'utf8')
  seen.set(name, text)
  for (const [, line] of text.matchAll(/from products import ([\w, ]+)/g)) for (const other of line.split(',')) await productSources(other.trim(), seen)
  return seen
}

export function run(command, args) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: here, env: environment, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output = (output + chunk).slice(-4000)))
    child.on('close', (code) => (code === 0 ? resolve(output) : reject(new Error(`${command} ${args.join(' ')} ended with ${code}\n${output}`))))
  })
}

export const readJson = async (path) => (existsSync(path) ? JSON.parse(await readFile(path, 'utf8')) : {})

/** Writes an object with sorted keys, whole or not at all. */
export async function writeJson(path, value) {
  const sorted = Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
  await writeFile(`${path}.part`, `${JSON.stringify(sorted, null, 2)}\n`)
  await rename(`${path}.part`, path)
}
