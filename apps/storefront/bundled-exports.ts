import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { build, type Plugin } from 'vite';

const root = join(import.meta.dirname, '../..');

/** Exports of every module of the repository that remain in a bundle after tree shaking. */
export type ModuleExports = Record<string, string[]>;

/** The builds that make up the shop. */
export interface BundledExports {
  browser: ModuleExports;
  server: ModuleExports;
  backend: ModuleExports;
  widget: ModuleExports;
}

/** Records the exports of each module that the build includes into `bundled`. */
export function recordBundled(bundled: ModuleExports): Plugin {
  return {
    name: 'record-kept',
    apply: 'build',
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        for (const [id, { renderedExports }] of Object.entries(chunk.modules)) {
          const path = relative(root, id.replace(/[?].*$/, ''));
          if (path.startsWith('..') || path.includes('node_modules')) continue;
          bundled[path] = [...new Set([...(bundled[path] ?? []), ...renderedExports])].sort();
        }
      }
    },
  };
}

/** Bundles a program that runs or is bundled without Vite and returns its remaining exports. Writes no files. */
export async function getBundledExports(entry: string): Promise<ModuleExports> {
  const bundled: ModuleExports = {};
  const conditions = ['@settee/source', 'module', 'node', 'production'];
  await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [recordBundled(bundled)],
    environments: { ssr: { resolve: { conditions, noExternal: [/^@settee\//] } } },
    build: {
      ssr: join(root, entry),
      write: false,
      minify: false,
      rolldownOptions: { optimization: { inlineConst: false } },
    },
  });
  return bundled;
}

export function writeBundled(path: string, bundled: BundledExports): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify(bundled, null, 1));
}
