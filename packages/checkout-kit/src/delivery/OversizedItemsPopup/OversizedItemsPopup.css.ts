import { inLayer, typeStyle, vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';

export const title = style(inLayer('kit', { ...typeStyle('md'), fontWeight: 600, marginBlockEnd: vars.space.x2 }));
