import { inLayer, typeStyle, vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';

export const form = style(inLayer('kit', { display: 'grid', gap: vars.space.x5 }));
export const head = style(
  inLayer('kit', {
    ...typeStyle('md'),
    color: vars.color.muted,
    maxInlineSize: vars.size.measure,
    minBlockSize: '1lh',
  }),
);
