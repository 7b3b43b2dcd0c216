import { inLayer, vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';

export const browse = style(inLayer('app', { marginBlockStart: vars.space.x4 }));
