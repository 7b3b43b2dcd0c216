import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, posix, resolve } from 'node:path';

/** Target of an `exports` entry, or its conditions. */
export type ExportTarget = string | Record<string, string>;

interface Manifest {
  name: string;
  exports: Record<string, ExportTarget>;
}

export interface PackageFolder extends Manifest {
  /** Absolute path. */
  folder: string;
  /** Modules that are shipped, relative to `src`, with forward slashes. */
  modules: string[];
}

const notShipped = /^fixtures[/]|[.](test|stories|example)[.]tsx?$|[.]d[.]ts$/;

/** `file` and what it imports of its package, however far. */
function reachedFrom(folder: string, file: string, reached = new Set<string>()): Set<string> {
  if (reached.has(file)) return reached;
  reached.add(file);
  const imports = readFileSync(join(folder, file), 'utf8').matchAll(
    /^(?:import|export|\}) (?!type ).*from '([.][^']+[.]tsx?)'/gm,
  );
  for (const [, to = ''] of imports) reachedFrom(folder, posix.join(posix.dirname(file), to), reached);
  return reached;
}

/** The fixtures that the entry `testing` exports; others are for the tests of the package. */
function publishedFixtures(folder: string): string[] {
  if (!existsSync(join(folder, 'testing.ts'))) return [];
  return [...reachedFrom(folder, 'testing.ts')].filter((file) => file.startsWith('fixtures/'));
}

export function readPackage(path: string): PackageFolder {
  const folder = resolve(path);
  const { name, exports }: Manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const source = join(folder, 'src');
  const modules = globSync('**/*.{ts,tsx}', { cwd: source })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !notShipped.test(file))
    .concat(publishedFixtures(source))
    .sort();
  return { folder, name, exports, modules };
}

/** `cart/quantity.ts` becomes `cart/quantity`. */
export const withoutExtension = (file: string): string => file.replace(/[.]tsx?$/, '');

export const hasStyles = (modules: readonly string[]): boolean => modules.some((file) => file.endsWith('.css.ts'));
