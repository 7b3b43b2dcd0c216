import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build, mergeConfig } from 'vite';
import { precompress } from './precompress.ts';
import { viteOptions } from './vite-options.ts';

const out = join(import.meta.dirname, 'build');
const options = viteOptions('production');
const basics =
  /packages\/ui\/src\/components\/(Button|ButtonLink|TextButton|TextLink|VisuallyHidden|Icon|IconButton|Price|Skeleton)\/(?!.*(test|stories))|domain\/src\/site\/money/;

process.env['NODE_ENV'] = 'production';
await rm(out, { recursive: true, force: true });
await build(
  mergeConfig(options, {
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
        // Parts of a few lines that nearly every page has weigh less in one file than in ten.
        output: { codeSplitting: { groups: [{ name: 'basics', test: basics }] } },
      },
    },
  }),
);
await build(
  mergeConfig(options, {
    publicDir: false,
    build: {
      outDir: join(out, 'server'),
      ssr: 'src/server/server.ts',
      target: 'node22',
      minify: false,
      rollupOptions: { external: ['@settee/commerce-api'], output: { entryFileNames: 'server.js' } },
    },
  }),
);
const saved = await precompress(join(out, 'client'));
console.log(
  `${saved.files} files compressed, ${Math.round(saved.before / 1024)} kB to ${Math.round(saved.after / 1024)} kB`,
);
