import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { defaultClientConditions, defaultServerConditions, type Plugin, type UserConfig } from 'vite';

const server = ['@settee/source', ...defaultServerConditions];

/**
 * The kits publish their fixtures for tests, with drawings and plain functions. Stories and tests here have photographs
 * and functions that record their calls.
 */
export const richFixtures: Plugin = {
  name: 'rich-fixtures',
  enforce: 'pre',
  resolveId(source, importer) {
    if (/fixtures[/]pictures[.]ts$|^[.][/]pictures[.]ts$/.test(source) && importer?.includes('-kit/src/')) {
      const photographs = join(importer, '..', source.replace('pictures.ts', 'photographs.ts'));
      return existsSync(photographs) ? photographs : null;
    }
    const isFn = source === './fn.ts' && importer?.includes('-kit/src/fixtures/');
    return isFn ? this.resolve('storybook/test', importer) : null;
  },
};

/**
 * Vite settings that take workspace packages from their source.
 * `environments.ssr` repeats the condition because vanilla-extract's compiler overwrites `ssr`.
 */
export const fromSource: UserConfig = {
  plugins: [richFixtures],
  resolve: { conditions: ['@settee/source', ...defaultClientConditions] },
  ssr: { noExternal: [/^@settee\//], resolve: { conditions: server } },
  environments: { ssr: { resolve: { conditions: server } } },
};

/** Named up front: a dependency found late reloads the page in the middle of a test. */
export const prebundled = [
  'react',
  'react-dom',
  'react-dom/client',
  'react-dom/server',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  '@storybook/addon-a11y/preview',
];
