import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run, type Outcome } from '../run.ts';

const stamp = join(root, 'apps/storefront/build/inputs.txt');

export const serverPath: string = join(root, 'apps/storefront/build/server/server.js');
/** The commerce API, which the server imports. */
const backendPath = join(root, 'apps/commerce-api/build/index.js');
export const serverCommand: readonly string[] = ['node', serverPath];

/** Changes when a file changes that the storefront's build reads: paths, sizes and times, not contents. */
function inputs(): string {
  const skipped = new Set(['node_modules', 'dist', 'build', '.data', 'e2e', 'studio']);
  const patterns = [
    'packages/*/src/**',
    'packages/*/package.json',
    'apps/**',
    'catalog/**',
    'tsconfig.base.json',
    'pnpm-lock.yaml',
  ];
  const hash = createHash('sha256');
  const found = globSync(patterns, { cwd: root, withFileTypes: true, exclude: (entry) => skipped.has(entry.name) });
  const paths = found.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  for (const path of paths.sort()) {
    const { size, mtimeMs } = statSync(path);
    hash.update(`${path} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

const isBuiltFrom = (now: string) =>
  [serverPath, backendPath, stamp].every((path) => existsSync(path)) && readFileSync(stamp, 'utf8') === now;

/** Whether what is built is up to date. */
export const isStorefrontBuilt = (): boolean => isBuiltFrom(inputs());

/** Builds the storefront unless what is built is up to date; `null` if it was. */
export async function buildStorefront(): Promise<Outcome | null> {
  const now = inputs();
  if (isBuiltFrom(now)) return null;
  const outcome = await run(['node', '--conditions=@settee/source', 'apps/storefront/build.ts']);
  if (outcome.code === 0) writeFileSync(stamp, now);
  return outcome;
}

if (import.meta.main) {
  const outcome = await buildStorefront();
  console.log(outcome?.output.trim() ?? 'up to date');
  process.exitCode = outcome?.code ?? 0;
}
