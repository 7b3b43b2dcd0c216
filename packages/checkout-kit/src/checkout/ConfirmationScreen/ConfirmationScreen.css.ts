import { inLayer, labelStyle, media, tabular, typeStyle, vars } from '@settee/ui/theme';
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
export const receipt = style(inLayer('kit', { marginBlockStart: space.x10 }));
export const after = style(
  inLayer('kit', {
    display: 'grid',
    gap: space.x7,
    alignItems: 'start',
    marginBlockStart: space.x8,
    '@media': { [media.l]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: space.x9 } },
  }),
);
export const steps = style(
  inLayer('kit', {
    ...typeStyle('md'),
    display: 'grid',
    gap: space.x3,
    margin: 0,
    paddingInlineStart: '1.25em',
    listStyle: 'disc',
  }),
);
