import { inLayer, media, tabular, typeStyle, vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';

const { space } = vars;

export const root = style(
  inLayer('kit', {
    display: 'grid',
    gap: space.x6,
    inlineSize: '100%',
    maxInlineSize: 860,
    minBlockSize: '50vh',
    alignContent: 'start',
    marginInline: 'auto',
    paddingInline: space.gutter,
    paddingBlock: `${space.x7} ${space.section}`,
  }),
);
export const text = style(inLayer('kit', { ...typeStyle('md'), margin: 0, marginBlockStart: space.x2 }));
export const list = style(
  inLayer('kit', { listStyle: 'none', margin: 0, padding: 0, borderBlockStart: vars.border.ruleStrong }),
);
export const item = style(
  inLayer('kit', {
    display: 'grid',
    gridTemplateColumns: '96px minmax(0, 1fr)',
    gap: space.x4,
    paddingBlock: space.x5,
    borderBlockEnd: vars.border.rule,
    '@media': { [media.m]: { gridTemplateColumns: '148px minmax(0, 1fr) auto', columnGap: space.x6 } },
  }),
);
export const image = style(inLayer('kit', { inlineSize: '100%', background: vars.color.tile }));
export const name = style(inLayer('kit', { ...typeStyle('lg'), margin: 0 }));
export const link = style(inLayer('kit', { color: 'inherit', textDecoration: 'none' }));
export const muted = style(
  inLayer('kit', { ...typeStyle('sm'), ...tabular, color: vars.color.muted, margin: 0, marginBlockStart: space.x1 }),
);
export const price = style(
  inLayer('kit', {
    ...typeStyle('md'),
    ...tabular,
    gridColumn: 2,
    margin: 0,
    '@media': { [media.m]: { gridColumn: 3 } },
  }),
);
export const reasons = style(inLayer('kit', { margin: 0, paddingInlineStart: space.x5 }));
