import { inLayer, media, vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';

export const root = style(inLayer('kit', { display: 'grid', borderBlockStart: vars.border.ruleStrong }));

export const line = style(
  inLayer('kit', {
    display: 'grid',
    gridTemplateColumns: '96px minmax(0, 1fr)',
    columnGap: vars.space.x4,
    paddingBlock: vars.space.x6,
    borderBlockEnd: vars.border.ruleStrong,
    '@media': { [media.m]: { gridTemplateColumns: '148px minmax(0, 1fr) 132px', columnGap: vars.space.x6 } },
  }),
);

export const stepper = style(inLayer('kit', { gridColumn: '1 / -1', '@media': { [media.m]: { gridColumn: 'auto' } } }));
