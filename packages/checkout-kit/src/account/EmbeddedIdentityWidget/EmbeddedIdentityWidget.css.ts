import { inLayer, typeStyle, vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';

export const row = style(
  inLayer('kit', {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: vars.space.x4,
    minBlockSize: vars.size.hit,
  }),
);
export const reset = style(inLayer('kit', { ...typeStyle('sm'), marginInlineStart: 'auto' }));
