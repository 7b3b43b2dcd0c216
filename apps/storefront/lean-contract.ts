import type { Plugin } from 'vite';

const spec = /^\s+spec: (['"])[^'"\n]*\1,?$/gm;
const specOfPost = /(checkoutPost\(\s*'[^']+',\s*'[^']+',\s*)'[^']+'/g;

/** Leaves the requirement ids of calls out of what browsers load; the API's own description keeps them. */
export function leanContract(): Plugin {
  return {
    name: 'lean-contract',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /packages\/contract\/src\/[\w-]+[.]ts$/ },
      handler: (code, _id, options) =>
        options?.ssr ? null : { code: code.replace(spec, '').replace(specOfPost, "$1''"), map: null },
    },
  };
}
