import { inLayer, typeStyle, vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';

export const items = style(inLayer('kit', { display: 'grid', gap: vars.space.x6 }));
export const title = style(inLayer('kit', { ...typeStyle('md'), fontWeight: 600, marginBlockEnd: vars.space.x2 }));
