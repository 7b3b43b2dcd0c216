import { inLayer, labelStyle, media, tabular, typeStyle, vars } from '@settee/ui';
import { style } from '@vanilla-extract/css';

const { space } = vars;

export const root = style(
  inLayer('kit', {
    inlineSize: '100%',
    maxInlineSize: vars.size.checkout,
    marginInline: 'auto',
    paddingInline: space.gutter,
    paddingBlock: `${space.x9} ${space.section}`,
    '@media': { print: { padding: 0, fontSize: '10.5pt', color: '#000', background: '#fff' } },
  }),
);
export const head = style(inLayer('kit', { display: 'grid', gap: space.x4, justifyItems: 'start' }));
export const number = style(inLayer('kit', { ...labelStyle, ...tabular, margin: 0 }));
export const lede = style(
  inLayer('kit', {
    ...typeStyle('lg'),
    color: vars.color.muted,
    margin: 0,
    maxInlineSize: '46ch',
    overflowWrap: 'anywhere',
    '@media': { print: { color: '#000', fontSize: '10.5pt' } },
  }),
);
export const actions = style(
  inLayer('kit', {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.x5,
    '@media': { print: { display: 'none' } },
  }),
);
export const printButton = style(inLayer('kit', { display: 'inline-flex', alignItems: 'center', gap: space.x2 }));
export const columns = style(
  inLayer('kit', {
    display: 'grid',
    gap: space.x9,
    marginBlockStart: space.x10,
    '@media': {
      [media.l]: { gridTemplateColumns: 'minmax(0, 1.7fr) minmax(0, 1fr)', columnGap: 'clamp(40px, 6vw, 96px)' },
      print: { display: 'block', marginBlockStart: '8mm' },
    },
  }),
);
export const receipt = style(inLayer('kit', { display: 'grid', gap: space.x5, alignContent: 'start' }));
export const lines = style(
  inLayer('kit', {
    display: 'grid',
    gap: space.x5,
    listStyle: 'none',
    margin: 0,
    padding: 0,
    paddingBlock: space.x5,
    borderBlock: vars.border.ruleStrong,
  }),
);
export const facts = style(
  inLayer('kit', {
    display: 'grid',
    gap: space.x7,
    alignContent: 'start',
    '@media': { print: { gridTemplateColumns: '1fr 1fr 1fr', marginBlockStart: '8mm' } },
  }),
);
export const fact = style(
  inLayer('kit', { display: 'grid', gap: space.x2, alignContent: 'start', breakInside: 'avoid' }),
);
export const text = style(inLayer('kit', { ...typeStyle('md'), ...tabular, margin: 0 }));
export const muted = style(inLayer('kit', { ...typeStyle('md'), color: vars.color.muted, margin: 0 }));
export const help = style(
  inLayer('kit', {
    ...typeStyle('sm'),
    color: vars.color.muted,
    marginBlockStart: space.x9,
    paddingBlockStart: space.x5,
    borderBlockStart: vars.border.rule,
  }),
);
