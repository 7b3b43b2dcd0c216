import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build, mergeConfig } from 'vite';
import { buildWidget } from '@settee/visualizer-widget/build.ts';
import { buildBackend } from './build-backend.ts';
import { getBundledExports, recordBundled, writeBundled, type BundledExports } from './bundled-exports.ts';
import { getChunkNames } from './chunks.ts';
import { precompress } from './precompress.ts';
import { viteOptions } from './vite-options.ts';

const out = join(import.meta.dirname, 'build');
const options = viteOptions('production');
process.env['NODE_ENV'] = 'production';
await rm(out, { recursive: true, force: true });
const bundled: BundledExports = { browser: {}, server: {}, backend: {}, widget: {} };
// The first build is not written: the second groups modules by the pages that load them at once.
const trial = await build(
  mergeConfig(options, {
    publicDir: false,
    logLevel: 'warn',
    build: { write: false, minify: false, rolldownOptions: { input: 'src/client.tsx' } },
  }),
);
const chunkName = getChunkNames(trial, import.meta.dirname);
await build(
  mergeConfig(options, {
    plugins: [recordBundled(bundled.browser)],
    build: {
      outDir: join(out, 'client'),
      manifest: true,
      target: 'es2022',
      // The server names a page's scripts, and links fetch ahead: the lists would only weigh down the first load.
      modulePreload: {
        polyfill: false,
        resolveDependencies: (_: string, deps: string[]) => deps.filter((file) => file.endsWith('.css')),
      },
      assetsInlineLimit: 0,
      rollupOptions: {
        input: 'src/client.tsx',
        output: {
          // Names in the lists of what is to be loaded are text of the first load.
          chunkFileNames: 'assets/[hash:7].js',
          assetFileNames: ({ names }: { names: string[] }) =>
            names.some((name) => name.endsWith('.css')) ? 'assets/[hash:7][extname]' : 'assets/[name]-[hash][extname]',
          codeSplitting: { groups: [{ name: chunkName, includeDependenciesRecursively: false }] },
        },
      },
    },
  }),
);
await build(
  mergeConfig(options, {
    publicDir: false,
    plugins: [recordBundled(bundled.server)],
    build: {
      outDir: join(out, 'server'),
      ssr: 'src/server/server.ts',
      target: 'node22',
      minify: false,
      rollupOptions: {
        external: ['@settee/commerce-api'],
        output: { entryFileNames: 'server.js' },
        // A constant that was written into its readers would count as unused.
        optimization: { inlineConst: false },
      },
    },
  }),
);
await buildBackend();
// Its entry exports what tests use, too, and esbuild, which bundles the widget, names no exports.
bundled.backend = await getBundledExports('apps/commerce-api/src/server.ts');
bundled.widget = await getBundledExports('apps/visualizer-widget/src/main.ts');
writeBundled(join(out, 'bundled-exports.json'), bundled);
const widgets = join(out, 'visualizer');
await buildWidget(widgets);
await precompress(widgets);
const saved = await precompress(join(out, 'client'));
console.log(
  `${saved.files} files compressed, ${Math.round(saved.before / 1024)} kB to ${Math.round(saved.after / 1024)} kB`,
);
