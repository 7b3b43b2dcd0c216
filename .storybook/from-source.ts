import { defaultClientConditions, defaultServerConditions, type UserConfig } from 'vite';

const server = ['@settee/source', ...defaultServerConditions];

/**
 * Vite settings that take workspace packages from their source.
 * `environments.ssr` repeats the condition because vanilla-extract's compiler overwrites `ssr`.
 */
export const fromSource: UserConfig = {
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
