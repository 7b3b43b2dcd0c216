import { inLayer, vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';

export const root = style(inLayer('kit', { display: 'grid', gap: vars.space.x5 }));
export const actions = style(inLayer('kit', { display: 'flex', flexWrap: 'wrap', gap: vars.space.x3 }));
