import { inLayer, vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';

export const form = style(inLayer('kit', { display: 'grid', gap: vars.space.x4 }));
export const code = style(inLayer('kit', { fontVariantNumeric: 'tabular-nums lining-nums', maxInlineSize: '16rem' }));
