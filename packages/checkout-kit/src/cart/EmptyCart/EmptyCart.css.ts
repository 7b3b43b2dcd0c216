import { inLayer, typeStyle, vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';

export const root = style(
  inLayer('kit', {
    display: 'grid',
    justifyItems: 'start',
    gap: vars.space.x4,
    paddingBlock: vars.space.x9,
    borderBlock: vars.border.ruleStrong,
  }),
);
export const text = style(
  inLayer('kit', { ...typeStyle('lg'), color: vars.color.muted, margin: 0, maxInlineSize: '44ch' }),
);
