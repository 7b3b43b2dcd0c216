import { inLayer, typeStyle, vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';

export const body = style(
  inLayer('kit', { ...typeStyle('md'), display: 'grid', gap: vars.space.x3, maxInlineSize: vars.size.measure }),
);
