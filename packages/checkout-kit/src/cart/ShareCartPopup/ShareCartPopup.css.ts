import { inLayer, typeStyle, vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';

export const text = style(inLayer('kit', { ...typeStyle('md'), margin: 0 }));
export const note = style(inLayer('kit', { ...typeStyle('sm'), color: vars.color.muted, margin: 0 }));
