import { inLayer, vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';

export const root = style(inLayer('kit', { display: 'grid', justifyItems: 'start', gap: vars.space.x2 }));
export const list = style(inLayer('kit', { inlineSize: '100%' }));
