import type { Plugin } from 'vite';

const requirement = /^\s+requirement: (['"])[^'"\n]*\1,?$/gm;
const requirementOfPost = /(checkoutPost\(\s*'[^']+',\s*'[^']+',\s*)'[^']+'/g;

/** Removes the requirement ids of endpoints from browser bundles; the API description still contains them. */
export function trimContract(): Plugin {
  return {
    name: 'trim-contract',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /packages\/contract\/src\/[\w-]+[.]ts$/ },
      handler: (code, _id, options) =>
        options?.ssr ? null : { code: code.replace(requirement, '').replace(requirementOfPost, "$1''"), map: null },
    },
  };
}
