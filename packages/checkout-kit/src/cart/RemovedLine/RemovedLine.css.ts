import { inLayer, typeStyle, vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';

export const root = style(
  inLayer('kit', {
    ...typeStyle('md'),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.x3,
    paddingBlock: vars.space.x4,
    paddingInline: vars.space.x5,
    background: vars.color.sunk,
    borderBlockEnd: vars.border.ruleStrong,
  }),
);
