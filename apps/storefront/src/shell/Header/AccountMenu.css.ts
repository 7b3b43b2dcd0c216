import { inLayer, vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';

export const failure = style(inLayer('app', { color: vars.color.critical }));
