import { inLayer, typeStyle, vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const root = style(
  inLayer('kit', {
    display: 'grid',
    gap: space.x7,
    inlineSize: '100%',
    maxInlineSize: `calc(640px + 2 * ${space.gutter})`,
    marginInline: 'auto',
    paddingInline: space.gutter,
    paddingBlock: `${space.x8} ${space.section}`,
    alignContent: 'start',
  }),
);
export const head = style(inLayer('kit', { display: 'grid', gap: space.x3, justifyItems: 'start' }));
export const back = style(inLayer('kit', { '@media': { print: { display: 'none' } } }));
export const text = style(inLayer('kit', { ...typeStyle('md'), margin: 0 }));
export const muted = style(inLayer('kit', { ...typeStyle('sm'), color: color.muted, margin: 0 }));
export const form = style(inLayer('kit', { display: 'grid', gap: space.x7, '@media': { print: { display: 'none' } } }));
export const lines = style(
  inLayer('kit', { display: 'grid', gap: space.x5, border: 0, margin: 0, padding: 0, minInlineSize: 0 }),
);
export const legend = style(
  inLayer('kit', { ...typeStyle('lg'), fontWeight: 600, padding: 0, marginBlockEnd: space.x4 }),
);
export const problem = style(inLayer('kit', { ...typeStyle('sm'), color: color.critical, margin: 0 }));
export const line = style(
  inLayer('kit', {
    display: 'grid',
    gridTemplateColumns: '76px minmax(0, 1fr)',
    columnGap: space.x4,
    alignItems: 'start',
    paddingBlockEnd: space.x5,
    borderBlockEnd: vars.border.rule,
  }),
);
export const image = style(inLayer('kit', { display: 'block', inlineSize: '100%', borderRadius: vars.radius.s }));
export const choice = style(inLayer('kit', { display: 'grid', gap: space.x2, justifyItems: 'start' }));
export const excluded = style(inLayer('kit', { display: 'grid', gap: space.x3 }));
export const plain = style(
  inLayer('kit', { display: 'grid', gap: space.x3, listStyle: 'none', margin: 0, padding: 0 }),
);
export const name = style(inLayer('kit', { ...typeStyle('md'), fontWeight: 600, margin: 0 }));
export const details = style(
  inLayer('kit', {
    display: 'grid',
    gap: space.x4,
    paddingBlock: space.x5,
    borderBlock: vars.border.ruleStrong,
  }),
);
export const steps = style(
  inLayer('kit', {
    ...typeStyle('md'),
    display: 'grid',
    gap: space.x2,
    listStyle: 'decimal',
    margin: 0,
    paddingInlineStart: space.x6,
  }),
);
export const actions = style(
  inLayer('kit', {
    ...typeStyle('sm'),
    display: 'flex',
    flexWrap: 'wrap',
    gap: space.x5,
    '@media': { print: { display: 'none' } },
  }),
);
