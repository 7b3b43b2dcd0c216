import { inLayer, vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';

export const form = style(inLayer('kit', { display: 'grid', gap: vars.space.x6 }));
export const delivery = style(inLayer('kit', { display: 'grid', gap: vars.space.x4 }));
export const links = style(inLayer('kit', { display: 'flex', flexWrap: 'wrap', gap: `20px ${vars.space.x5}` }));
