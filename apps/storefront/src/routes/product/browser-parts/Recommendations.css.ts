import { inLayer, vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';

export const root = style(
  inLayer('app', {
    marginBlockStart: vars.space.section,
    paddingInline: vars.layout.gridInset,
    '@media': { print: { display: 'none' } },
  }),
);

export const title = style(inLayer('app', { marginBlockEnd: vars.space.x5 }));
