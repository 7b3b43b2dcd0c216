import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import type { InlineConfig } from 'vite';
import { trimContract } from './trim-contract.ts';
import { trimJsx } from './trim-jsx.ts';
import { trimRouter } from './trim-router.ts';
import { fontDisplayOptional } from './font-display.ts';

const source = '@settee/source';

/** Returns the Vite options shared by builds and development server; packages resolve to their sources. */
export function viteOptions(mode: 'development' | 'production'): InlineConfig {
  return {
    root: import.meta.dirname,
    configFile: false,
    mode,
    appType: 'custom',
    plugins: [react(), vanillaExtractPlugin(), trimContract(), trimJsx(), trimRouter(), fontDisplayOptional()],
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
