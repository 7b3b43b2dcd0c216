import { inLayer, media, tabular, typeStyle, vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

/** List of account entries, one row each. */
export const rows = style(
  inLayer('kit', { listStyle: 'none', margin: 0, padding: 0, borderBlockStart: vars.border.ruleStrong }),
);
export const section = style(
  inLayer('kit', {
    display: 'grid',
    gap: space.x5,
    paddingBlock: space.x6,
    borderBlockStart: vars.border.rule,
    selectors: { '&:first-child': { borderBlockStart: vars.border.ruleStrong } },
  }),
);
export const row = style(
  inLayer('kit', {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space.x3} ${space.x5}`,
    paddingBlock: space.x5,
    borderBlockEnd: vars.border.rule,
    selectors: {
      // The rule of the next section is near enough.
      [`${section} > ${rows}:last-child > &:last-child`]: { borderBlockEnd: 'none', paddingBlockEnd: 0 },
    },
  }),
);
/** Row with several lines of text; its actions align with the first line. */
export const tallRow = style([row, inLayer('kit', { alignItems: 'start' })]);
export const mark = style(inLayer('kit', { marginBlockEnd: space.x2 }));
export const grow = style(inLayer('kit', { display: 'grid', gap: space.x1, flex: '1 1 12rem', minInlineSize: 0 }));
export const rowTitle = style(
  inLayer('kit', {
    ...typeStyle('md'),
    fontWeight: 600,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.x3,
    overflowWrap: 'anywhere',
  }),
);
export const muted = style(inLayer('kit', { ...typeStyle('sm'), ...tabular, color: color.muted }));
export const actions = style(
  inLayer('kit', { ...typeStyle('sm'), display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.x5 }),
);
/** Below the row on phones, next to it on wider screens. */
export const rowActions = style(
  inLayer('kit', {
    ...typeStyle('sm'),
    display: 'flex',
    flexWrap: 'wrap',
    gap: space.x5,
    inlineSize: '100%',
    '@media': { [media.m]: { inlineSize: 'auto' } },
  }),
);
export const stack = style(inLayer('kit', { display: 'grid', gap: space.x6, justifyItems: 'stretch' }));
export const text = style(
  inLayer('kit', {
    ...typeStyle('md'),
    color: color.muted,
    maxInlineSize: vars.size.measure,
    overflowWrap: 'anywhere',
  }),
);
export const form = style(inLayer('kit', { maxInlineSize: '460px' }));
export const wideForm = style(inLayer('kit', { display: 'grid', gap: space.x5, maxInlineSize: '640px' }));
export const buttons = style(inLayer('kit', { display: 'flex', flexWrap: 'wrap', gap: space.x3 }));
export const pair = style(
  inLayer('kit', {
    display: 'grid',
    gap: space.x5,
    '@media': { [media.m]: { gridTemplateColumns: '1fr 1fr', gap: space.x4 } },
  }),
);
