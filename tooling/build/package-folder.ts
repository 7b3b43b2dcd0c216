import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

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

export function readPackage(path: string): PackageFolder {
  const folder = resolve(path);
  const { name, exports }: Manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const modules = globSync('**/*.{ts,tsx}', { cwd: join(folder, 'src') })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !notShipped.test(file))
    .sort();
  return { folder, name, exports, modules };
}

/** `cart/quantity.ts` becomes `cart/quantity`. */
export const withoutExtension = (file: string): string => file.replace(/[.]tsx?$/, '');

export const hasStyles = (modules: readonly string[]): boolean => modules.some((file) => file.endsWith('.css.ts'));
