import { inLayer, typeStyle, vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';

export const terms = style(inLayer('kit', { ...typeStyle('md'), margin: 0 }));
export const actions = style(inLayer('kit', { display: 'flex', flexWrap: 'wrap', gap: vars.space.x3 }));
