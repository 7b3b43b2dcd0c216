import { style } from '@vanilla-extract/css';
import { kit } from '../../kit-layer.ts';

/** As high as its neighbours; the ring lies inside, where a carousel does not cut it off. */
export const item = style(
  kit({ blockSize: '100%', selectors: { '&:has(:focus-visible)': { outlineOffset: '-4px' } } }),
);
