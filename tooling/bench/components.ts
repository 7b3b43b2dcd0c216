import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run.ts';
import { gzipSize } from './bundle.ts';
import { type Kind, ours, peers } from './peers/peers.ts';
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

/** Every component of @settee/ui, alone in a bundle. */
export async function componentTable(): Promise<string> {
  const source = readFileSync(built('ui'), 'utf8');
  const names = [...source.matchAll(/\b([A-Z][a-z]\w*)\b(?=[^"']*from\s*["'])/g)].map(([, name = '']) => name);
  const rows = await Promise.all(
    [...new Set(names)].sort().map(async (name) => [name, kB(await sizeOf('ui', [name]))]),
  );
  return table(['@settee/ui, one component alone', 'gzip kB'], rows);
}

async function shipped(kind: Kind): Promise<number | null> {
  const { package: name, names } = ours[kind];
  if (!existsSync(join(dist(name), 'index.js'))) return null;
  const source = readFileSync(built(name), 'utf8');
  return names.every((exported) => source.includes(exported)) ? sizeOf(name, names) : null;
}

/** Our components beside the peers' of the same kind, measured in this run. */
export async function peerTable(folder: string): Promise<string> {
  const kinds: Kind[] = ['dialog', 'accordion', 'tabs', 'select', 'radio group', 'carousel', 'card form'];
  const mine = await Promise.all(kinds.map(shipped));
  const cell = (bytes: number | null) => (bytes === null ? '-' : kB(bytes));
  const rows = [['Settee (with its look)', ...mine.map(cell)]];
  for (const { name, styled, uses } of peers) {
    const sizes = await Promise.all(
      kinds.map(async (kind) => {
        const code = uses[kind];
        return code === undefined ? null : gzipSize(code, folder);
      }),
    );
    rows.push([`${name}${styled ? '' : ' (without look)'}`, ...sizes.map(cell)]);
  }
  return table(['one component, gzip kB of JavaScript, React left out', ...kinds], rows);
}
