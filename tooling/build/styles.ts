import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { build, type Plugin } from 'esbuild';
import { transform } from 'lightningcss';
import { componentEntries } from './entries.ts';
import type { PackageFolder } from './package-folder.ts';

/** Follows the imports of one package only; fonts that its styles name are followed wherever they lie. */
const ownModulesOnly: Plugin = {
  name: 'own-modules-only',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ kind }) => (kind === 'import-statement' ? { external: true } : null));
  },
};

/** The order of the cascade layers, so that it does not hang on which style sheet a page loads first. */
async function layerOrder({ folder, name }: PackageFolder): Promise<string> {
  if (name === '@settee/ui') return '';
  const ui = createRequire(join(folder, 'package.json')).resolve('@settee/ui');
  const { layers }: { layers: Record<string, string> } = await import(
    pathToFileURL(ui.replace(/index[.]js$/, 'theme/layers.css.js')).href
  );
  return `@layer ${Object.values(layers).join(', ')};\n`;
}

/** Copies the license of each font, because fonts must not be published without it. */
function copyLicences(fonts: readonly string[], into: string): void {
  for (const font of fonts) {
    const origin = join(dirname(font), '..');
    copyFileSync(join(origin, 'LICENSE'), join(into, `LICENSE-${basename(origin)}`));
  }
}

const minify = (path: string, order: string, contents: Uint8Array) =>
  transform({ filename: basename(path), code: Buffer.concat([Buffer.from(order), contents]), minify: true }).code;

/**
 * Writes `styles.css` with all styles, `css/<Component>.css` with those of one component, and the referenced
 * fonts.
 */
export async function writeStyles(made: PackageFolder): Promise<void> {
  const { folder, modules } = made;
  const order = await layerOrder(made);
  const source = (file: string) => join(folder, 'src', file);
  const parts = componentEntries(modules).map((entry) => [`css/${entry.name}`, source(entry.source)]);

  const { outputFiles, metafile } = await build({
    absWorkingDir: folder,
    entryPoints: { styles: source('index.ts'), ...Object.fromEntries(parts) },
    outdir: join(folder, 'dist'),
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    legalComments: 'none',
    logLevel: 'error',
    loader: { '.woff2': 'file' },
    assetNames: 'fonts/[name]',
    plugins: [vanillaExtractPlugin({ outputCss: true, identifiers: 'short' }), ownModulesOnly],
  });

  for (const { path, contents } of outputFiles) {
    if (path.endsWith('.js')) continue;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, path.endsWith('.css') ? minify(path, order, contents) : contents);
  }
  const fonts = Object.keys(metafile.inputs).filter((file) => file.endsWith('.woff2'));
  copyLicences(
    fonts.map((file) => resolve(folder, file)),
    join(folder, 'dist/fonts'),
  );
}
