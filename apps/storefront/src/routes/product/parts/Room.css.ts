import { inLayer, vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';

export const root = style(inLayer('app', { marginBlockStart: vars.space.section, paddingInline: vars.space.gutter }));
