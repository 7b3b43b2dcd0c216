import type { Plugin } from 'vite';

const runtime = 'react/jsx-runtime';
const lean = '\0trim-jsx-runtime';

/** Gives components JSX as bare functions: from React's own CommonJS module each call would be spelled as that of a member. */
export function trimJsx(): Plugin {
  return {
    name: 'trim-jsx',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^react\/jsx-runtime$/ },
      handler: (_, importer, { ssr }) => (ssr || importer === lean ? null : lean),
    },
    load: {
      filter: { id: /trim-jsx-runtime$/ },
      handler: () => `import * as runtime from '${runtime}';
export const jsx = runtime.jsx;
export const jsxs = runtime.jsxs;
export const Fragment = runtime.Fragment;
`,
    },
  };
}
