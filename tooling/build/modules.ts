import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import type { Plugin } from 'esbuild';
import { build } from 'tsup';
import { root } from '../run.ts';
import { type PackageFolder, withoutExtension } from './package-folder.ts';

/**
 * Leaves imports between modules standing, so that the output mirrors `src` file by file: `'use client'` stays on the
 * component that says it, and what an app does not import never reaches its bundle.
 */
const oneFileEach: Plugin = {
  name: 'one-file-each',
  setup({ onResolve }) {
    onResolve({ filter: /^[.]{1,2}[/]/ }, ({ kind, path }) =>
      kind === 'entry-point'
        ? null
        : { path: `${withoutExtension(path)}.js`, external: true, sideEffects: !path.endsWith('.css.ts') },
    );
  },
};

/**
 * The bundler calls a component `Button2` inside of `withRef(function Button() …)`, and React's tools show that. A space
 * in place of the digit leaves source maps right.
 */
const withComponentNames = (code: string) => code.replaceAll(/(withRef\(function \w+?)\d\(/g, '$1 (');

/** Writes one ES module per source module. Styles are left out: `styles.ts` writes them. */
export async function writeModules({ folder, modules }: PackageFolder): Promise<void> {
  await build({
    config: false,
    silent: true,
    entry: Object.fromEntries(modules.map((file) => [withoutExtension(file), join(folder, 'src', file)])),
    outDir: join(folder, 'dist'),
    tsconfig: join(root, 'tsconfig.base.json'),
    format: 'esm',
    target: 'es2022',
    platform: 'neutral',
    dts: false,
    splitting: false,
    treeshake: false,
    // With its sources: an app can step through the TypeScript without them installed.
    sourcemap: true,
    skipNodeModulesBundle: true,
    esbuildPlugins: [oneFileEach, vanillaExtractPlugin({ outputCss: false, identifiers: 'short' })],
    esbuildOptions: (options) => {
      options.absWorkingDir = folder;
    },
  });
  for (const file of globSync('dist/**/*.js', { cwd: folder }).map((path) => join(folder, path))) {
    const code = readFileSync(file, 'utf8');
    const named = withComponentNames(code);
    if (named !== code) writeFileSync(file, named);
  }
}
