import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from '../run.ts';
import { gzipSize } from './bundle.ts';
import { type Kind, ours, type Peer, peers } from './peers/peers.ts';
import { kB, table } from './table.ts';

const dist = (name: string) => join(root, 'packages', name, 'dist');

/** The entry of a package as it is published. */
export function built(name: string): string {
  const index = join(dist(name), 'index.js');
  if (!existsSync(index))
    throw new Error(`@settee/${name} is not built: node tooling/build/build-package.ts packages/${name}`);
  return index;
}

const sizeOf = (name: string, exported: readonly string[]) =>
  gzipSize(`export { ${exported.join(', ')} } from './index.js';`, dist(name));

/** Bytes of a component's own style sheet, gzipped; 0 where its styles come with another's. */
function styleSize(name: string): number {
  const sheet = join(dist('ui'), `css/${name}.css`);
  return existsSync(sheet) ? gzipSync(readFileSync(sheet), { level: 9 }).length : 0;
}

/** Every component of @settee/ui, alone in a bundle. */
export async function componentTable(): Promise<string> {
  const source = readFileSync(built('ui'), 'utf8');
  const names = [...source.matchAll(/\b([A-Z][a-z]\w*)\b(?=[^"']*from\s*["'])/g)].map(([, name = '']) => name);
  const rows = await Promise.all(
    [...new Set(names)].sort().map(async (name) => [name, kB(await sizeOf('ui', [name])), kB(styleSize(name))]),
  );
  return table(['@settee/ui, one component alone, gzip kB', 'script', 'style'], rows);
}

async function shipped(kind: Kind): Promise<number | null> {
  const { package: name, names } = ours[kind];
  if (!existsSync(join(dist(name), 'index.js'))) return null;
  const source = readFileSync(built(name), 'utf8');
  return names.every((exported) => source.includes(exported)) ? sizeOf(name, names) : null;
}

const together = ['dialog', 'accordion', 'tabs'] as const;

/**
 * Returns the size of several uses of one peer in one bundle, each in a separate module because their names
 * collide.
 */
function sizeTogether(folder: string, uses: Peer['uses']): Promise<number> | null {
  const source = join(folder, 'together');
  mkdirSync(source, { recursive: true });
  for (const kind of together) {
    const code = uses[kind];
    if (code === undefined) return null;
    writeFileSync(join(source, `${kind}.jsx`), code);
  }
  return gzipSize(together.map((kind) => `export * as ${kind} from './${kind}.jsx';`).join('\n'), source);
}

/** Compares the size of our components with peers of the same kind, measured in this run. */
export async function peerTable(folder: string): Promise<string> {
  const kinds: Kind[] = [...together, 'select', 'radio group', 'carousel', 'card form'];
  const mine = await Promise.all(kinds.map(shipped));
  const mineTogether = await sizeOf(
    'ui',
    together.flatMap((kind) => ours[kind].names),
  );
  const cell = (bytes: number | null) => (bytes === null ? '-' : kB(bytes));
  const line = (
    name: string,
    [dialog = null, accordion = null, tabs = null, ...others]: (number | null)[],
    all: number | null,
  ) => [name, ...[dialog, accordion, tabs, all, ...others].map(cell)];
  const rows = [line('Settee (with its look)', mine, mineTogether)];
  for (const { name, styled, uses } of peers) {
    const sizes = await Promise.all(
      kinds.map(async (kind) => {
        const code = uses[kind];
        return code === undefined ? null : gzipSize(code, folder);
      }),
    );
    rows.push(line(`${name}${styled ? '' : ' (without look)'}`, sizes, await sizeTogether(folder, uses)));
  }
  const head = [...together, 'those three', ...kinds.slice(together.length)];
  return table(['one component, gzip kB of JavaScript, React left out', ...head], rows);
}
