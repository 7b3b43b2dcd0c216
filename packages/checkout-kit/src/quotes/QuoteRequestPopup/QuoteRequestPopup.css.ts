import { inLayer, typeStyle, vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';

export const form = style(inLayer('kit', { display: 'grid', gap: vars.space.x4 }));

export const text = style(inLayer('kit', { ...typeStyle('md'), margin: 0, maxInlineSize: vars.size.measure }));
