import { inLayer, tabular, typeStyle, vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';

const { space } = vars;

export const root = style(
  inLayer('kit', {
    inlineSize: '100%',
    maxInlineSize: 820,
    marginInline: 'auto',
    paddingInline: space.gutter,
    paddingBlock: `${space.x6} ${space.section}`,
    display: 'grid',
    gap: space.x7,
    '@media': { print: { padding: 0, maxInlineSize: 'none', display: 'block' } },
  }),
);
export const actions = style(inLayer('kit', { display: 'flex', '@media': { print: { display: 'none' } } }));
/** One sheet of paper for each recipient. */
export const slip = style(
  inLayer('kit', {
    display: 'grid',
    gap: space.x6,
    paddingBlockStart: space.x5,
    borderBlockStart: vars.border.ruleStrong,
    selectors: { '& + &': { breakBefore: 'page' } },
  }),
);
export const head = style(inLayer('kit', { display: 'grid', gap: space.x2 }));
export const letterhead = style(
  inLayer('kit', {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: space.x3,
    '@media': { screen: { display: 'none' } },
  }),
);
export const brand = style(inLayer('kit', { ...typeStyle('lg'), fontFamily: vars.font.display, margin: 0 }));
export const facts = style(
  inLayer('kit', {
    display: 'grid',
    gap: space.x5,
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
  }),
);
export const fact = style(inLayer('kit', { display: 'grid', gap: space.x2, alignContent: 'start' }));
export const text = style(inLayer('kit', { ...typeStyle('md'), margin: 0, overflowWrap: 'anywhere' }));
export const message = style(
  inLayer('kit', { ...typeStyle('lg'), margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }),
);
export const muted = style(inLayer('kit', { ...typeStyle('sm'), color: vars.color.muted, margin: 0 }));
export const items = style(inLayer('kit', { inlineSize: '100%', borderCollapse: 'collapse' }));
export const cell = style(
  inLayer('kit', {
    ...typeStyle('md'),
    paddingBlock: space.x3,
    paddingInlineEnd: space.x3,
    borderBlockEnd: vars.border.rule,
    textAlign: 'start',
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
  }),
);
export const number = style(
  inLayer('kit', { ...tabular, whiteSpace: 'nowrap', textAlign: 'end', paddingInlineEnd: 0 }),
);
/** Next to the name, so that both are read together. */
export const quantity = style(
  inLayer('kit', { ...tabular, inlineSize: '1%', whiteSpace: 'nowrap', paddingInlineEnd: space.x6 }),
);
export const shipment = style(
  inLayer('kit', { paddingBlock: `${space.x5} ${space.x2}`, textAlign: 'start', fontWeight: 'inherit' }),
);
export const sku = style(inLayer('kit', { ...typeStyle('sm'), color: vars.color.muted, display: 'block' }));
