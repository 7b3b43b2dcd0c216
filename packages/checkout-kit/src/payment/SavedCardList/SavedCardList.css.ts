import { inLayer, vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';

export const root = style(inLayer('kit', { display: 'grid', gap: vars.space.x4 }));
export const other = style(inLayer('kit', { justifySelf: 'start' }));
