import { inLayer, typeStyle, vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';

export const root = style(inLayer('kit', { display: 'grid', gap: vars.space.x3 }));
export const hint = style(inLayer('kit', { ...typeStyle('sm'), color: vars.color.muted, margin: 0 }));
