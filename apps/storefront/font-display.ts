import type { Plugin } from 'vite';

/**
 * Replaces `font-display: swap` of the packages by `optional`. The shop preloads its fonts first, so a font is used at
 * first paint or only on the next page: no layout shift.
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
