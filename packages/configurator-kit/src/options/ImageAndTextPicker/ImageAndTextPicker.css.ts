import { style } from '@vanilla-extract/css';
import { kit } from '../../kit-layer.ts';

/** Stretches to the height of its neighbors; the focus ring is inset so that a carousel does not clip it. */
export const item = style(
  kit({ blockSize: '100%', selectors: { '&:has(:focus-visible)': { outlineOffset: '-4px' } } }),
);
