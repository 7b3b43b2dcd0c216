import { existsSync, globSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { root, run } from '../run.ts';

/** Last change of a file or of the files in a folder, in ms. */
function lastChange(path: string): number {
  const files = statSync(path).isDirectory() ? globSync('**/*', { cwd: path }).map((file) => join(path, file)) : [path];
  return Math.max(0, ...files.map((file) => statSync(file).mtimeMs));
}

/** Whether a package has no build, or one from before the last change of its sources. */
function isStale(folder: string): boolean {
  const built = join(folder, 'llms.txt');
  if (!existsSync(built) || !existsSync(join(folder, 'dist'))) return true;
  return Math.max(lastChange(join(folder, 'src')), lastChange(join(folder, 'package.json'))) > statSync(built).mtimeMs;
}

/** A package of this repository after those that it builds on. */
function withDependencies(folder: string): string[] {
  const manifest: { dependencies?: Record<string, string>; peerDependencies?: Record<string, string> } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  );
  const names = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });
  const own = names.filter((name) => name.startsWith('@settee/')).map((name) => name.slice('@settee/'.length));
  return [...new Set([...own.flatMap((name) => withDependencies(join(dirname(folder), name))), folder])];
}

/** Creates the folder of a lock; false if it exists. One of a process that ended long ago is replaced. */
function acquire(lock: string): boolean {
  try {
    mkdirSync(lock);
    return true;
  } catch {
    const since = statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (Date.now() - since > 10 * 60_000) rmSync(lock, { recursive: true, force: true });
    return false;
  }
}

/** Waits until no other package is being prepared, because packages that are published together build on each other. */
async function withLock(work: () => Promise<void>): Promise<void> {
  const lock = join(root, 'node_modules/.cache/prepack');
  mkdirSync(dirname(lock), { recursive: true });
  while (!acquire(lock)) await new Promise((done) => setTimeout(done, 100));
  try {
    await work();
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
}

await withLock(async () => {
  for (const folder of withDependencies(resolve(process.argv[2] ?? '.'))) {
    if (!isStale(folder)) continue;
    const { code, output } = await run(['node', join(import.meta.dirname, 'build-package.ts'), folder], { minutes: 5 });
    if (code !== 0) throw new Error(output.trim());
  }
});
