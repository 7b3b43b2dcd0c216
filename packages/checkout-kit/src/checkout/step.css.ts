import { inLayer, vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';

/** A step of the checkout. */
export const step = style(inLayer('kit', { display: 'grid', gap: vars.space.x7 }));
