import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import type { InlineConfig } from 'vite';
import { leanContract } from './lean-contract.ts';
import { leanJsx } from './lean-jsx.ts';
import { leanRouter } from './lean-router.ts';
import { steadyFaces } from './steady-faces.ts';

const source = '@settee/source';

/** What the builds and the development server share: packages come from their sources. */
export function viteOptions(mode: 'development' | 'production'): InlineConfig {
  return {
    root: import.meta.dirname,
    configFile: false,
    mode,
    appType: 'custom',
    plugins: [react(), vanillaExtractPlugin(), leanContract(), leanJsx(), leanRouter(), steadyFaces()],
    resolve: {
      conditions: [source, 'module', 'browser', mode],
      dedupe: ['react', 'react-dom'],
      // SWR brings a stand-in for what React has had since 18.
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
