import type { Plugin } from 'vite';

/**
 * The packages swap a face in whenever it comes, because they don't know what loads it. The shop's pages load theirs
 * first of all, so here a face is there at the first look, or not before the next page: nothing moves.
 */
export const fontDisplayOptional = (): Plugin => ({
  name: 'font-display-optional',
  generateBundle: (_, bundle) => {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue;
      file.source = String(file.source).replaceAll(/font-display:\s*swap/g, 'font-display:optional');
    }
  },
});
