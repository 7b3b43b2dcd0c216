import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { build, type Plugin } from 'esbuild';
import { transform } from 'lightningcss';
import { componentEntries, hasTheme, styleParts } from './entries.ts';
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
 * Limits the reset to what is inside of `.settee-reset`, for pages with their own styles. Page height and scroll padding
 * are left out.
 */
export function scopeReset(css: string): string {
  const rules = css
    .slice(css.indexOf('{') + 1, css.lastIndexOf('}'))
    .replace(/(min-block-size|scroll-padding-top):[^;}]+;?/g, '')
    .replace(/(?<=[{}]|^)(html,body|html|body)(?=\{)/g, '&');
  const code = Buffer.from(`@layer settee.reset{:where(.settee-reset){${rules}}}`);
  return transform({
    filename: 'scoped-reset.css',
    code,
    minify: true,
    targets: { chrome: 100 << 16 },
  }).code.toString();
}

/** Leaves out the modules of the other parts, so that only styles of components are left. */
const componentsOnly: Plugin = {
  name: 'components-only',
  setup({ onResolve }) {
    onResolve({ filter: /(reset|fonts|brands)[.]css[.]ts$/ }, ({ kind }) =>
      kind === 'import-statement' ? { external: true } : null,
    );
  },
};

/** Writes style sheets of the named source files, with the fonts that they reference. */
async function bundleStyles(
  folder: string,
  order: string,
  entryPoints: Record<string, string>,
  plugins: Plugin[] = [],
): Promise<string[]> {
  const { outputFiles, metafile } = await build({
    absWorkingDir: folder,
    entryPoints,
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
    plugins: [...plugins, vanillaExtractPlugin({ outputCss: true, identifiers: 'short' }), ownModulesOnly],
  });
  for (const { path, contents } of outputFiles) {
    if (path.endsWith('.js')) continue;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, path.endsWith('.css') ? minify(path, order, contents) : contents);
  }
  return Object.keys(metafile.inputs).filter((file) => file.endsWith('.woff2'));
}

/**
 * Writes `styles.css` with all styles, `css/<Component>.css` with those of one component, the referenced fonts, and for
 * a package with a theme the parts of `styles.css`: `theme.css`, `reset.css`, `fonts.css` and `components.css`.
 */
export async function writeStyles(made: PackageFolder): Promise<void> {
  const { folder, modules } = made;
  const order = await layerOrder(made);
  const source = (file: string) => join(folder, 'src', file);
  const components = componentEntries(modules).map((entry) => [`css/${entry.name}`, source(entry.source)]);
  const parts = hasTheme(modules) ? Object.entries(styleParts).map(([name, file]) => [name, source(file)]) : [];
  const entries = Object.fromEntries([['styles', source('index.ts')], ...components, ...parts]);
  const fonts = await bundleStyles(folder, order, entries);
  if (hasTheme(modules)) {
    await bundleStyles(folder, order, { components: source('index.ts') }, [componentsOnly]);
    const reset = readFileSync(join(folder, 'dist/reset.css'), 'utf8');
    writeFileSync(join(folder, 'dist/scoped-reset.css'), scopeReset(reset));
  }
  writeFileSync(join(folder, 'dist/css.d.ts'), 'export {};\n');
  copyLicences(
    fonts.map((file) => resolve(folder, file)),
    join(folder, 'dist/fonts'),
  );
}
