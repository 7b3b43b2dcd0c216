import { media } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';
import { kit } from '../../kit-layer.ts';

/** In the middle, also upright ones, since nothing is next to them. */
export const stage = style(kit({ selectors: { '&&': { '@media': { [media.m]: { justifyContent: 'center' } } } } }));
