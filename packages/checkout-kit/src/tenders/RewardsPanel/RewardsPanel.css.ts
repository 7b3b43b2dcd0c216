import { inLayer, tabular, typeStyle, vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';

export const total = style(
  inLayer('kit', { ...tabular, marginInlineStart: vars.space.x3, color: vars.color.positive }),
);
export const none = style(inLayer('kit', { ...typeStyle('sm'), margin: 0, color: vars.color.muted }));
export const all = style(inLayer('kit', { margin: 0 }));
