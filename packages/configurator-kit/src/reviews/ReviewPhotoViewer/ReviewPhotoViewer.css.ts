import { media } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';
import { kit } from '../../kit-layer.ts';

/** Centers every photo, upright ones, too: nothing is shown next to it. */
export const stage = style(kit({ selectors: { '&&': { '@media': { [media.m]: { justifyContent: 'center' } } } } }));
