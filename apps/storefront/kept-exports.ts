import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { build, type Plugin } from 'vite';

const root = join(import.meta.dirname, '../..');

/** Exports of every module of the repository that remain in a bundle after tree shaking. */
export type KeptExports = Record<string, string[]>;

/** The builds that make up the shop. */
export interface KeptByBuild {
  browser: KeptExports;
  server: KeptExports;
  backend: KeptExports;
  widget: KeptExports;
}

/** Records into `kept` the exports of each module that are in the build. */
export function recordKept(kept: KeptExports): Plugin {
  return {
    name: 'record-kept',
    apply: 'build',
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        for (const [id, { renderedExports }] of Object.entries(chunk.modules)) {
          const path = relative(root, id.replace(/[?].*$/, ''));
          if (path.startsWith('..') || path.includes('node_modules')) continue;
          kept[path] = [...new Set([...(kept[path] ?? []), ...renderedExports])].sort();
        }
      }
    },
  };
}

/** Bundles a program that runs or is bundled without Vite and returns its remaining exports. Writes no files. */
export async function keptOf(entry: string): Promise<KeptExports> {
  const kept: KeptExports = {};
  const conditions = ['@settee/source', 'module', 'node', 'production'];
  await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [recordKept(kept)],
    environments: { ssr: { resolve: { conditions, noExternal: [/^@settee\//] } } },
    build: {
      ssr: join(root, entry),
      write: false,
      minify: false,
      rolldownOptions: { optimization: { inlineConst: false } },
    },
  });
  return kept;
}

export function writeKept(path: string, kept: KeptByBuild): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify(kept, null, 1));
}
