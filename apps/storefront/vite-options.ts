import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { join } from 'node:path';
import type { InlineConfig } from 'vite';
import { fontDisplayOptional } from './font-display.ts';
import { subsetFonts } from './subset-fonts.ts';

const source = '@settee/source';

/** Returns the Vite options shared by builds and development server; packages resolve to their sources. */
export function viteOptions(mode: 'development' | 'production'): InlineConfig {
  return {
    root: import.meta.dirname,
    configFile: false,
    mode,
    appType: 'custom',
    plugins: [
      react(),
      vanillaExtractPlugin(),
      subsetFonts(join(import.meta.dirname, 'node_modules/.cache/fonts')),
      fontDisplayOptional(),
    ],
    resolve: {
      conditions: [source, 'module', 'browser', mode],
      dedupe: ['react', 'react-dom'],
      // The SWR shim is built into React since 18.
      alias: { 'use-sync-external-store/shim': 'react' },
    },
    environments: {
      ssr: {
        resolve: {
          conditions: [source, 'module', 'node', mode],
          noExternal: mode === 'production' ? true : [/^@settee\//],
        },
      },
    },
  };
}
