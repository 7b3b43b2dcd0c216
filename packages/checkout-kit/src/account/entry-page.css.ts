import { inLayer, media, typeStyle, vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

/** A page with one narrow column: sign in, create an account, open an emailed link. */
export const page = style(
  inLayer('kit', {
    display: 'grid',
    gap: space.x6,
    inlineSize: '100%',
    maxInlineSize: `calc(440px + 2 * ${space.gutter})`,
    marginInline: 'auto',
    paddingInline: space.gutter,
    paddingBlock: `${space.x9} ${space.section}`,
    alignContent: 'start',
  }),
);
export const wide = style(
  inLayer('kit', {
    '@media': {
      [media.l]: {
        maxInlineSize: '1000px',
        gridTemplateColumns: 'minmax(0, 440px) minmax(0, 340px)',
        justifyContent: 'space-between',
        columnGap: space.x10,
      },
    },
  }),
);
export const column = style(inLayer('kit', { display: 'grid', gap: space.x5, alignContent: 'start' }));
export const head = style(inLayer('kit', { display: 'grid', gap: space.x3 }));
export const text = style(
  inLayer('kit', {
    ...typeStyle('md'),
    color: color.muted,
    maxInlineSize: vars.size.measure,
    overflowWrap: 'anywhere',
  }),
);
export const small = style(inLayer('kit', { ...typeStyle('sm'), color: color.muted }));
export const aside = style(
  inLayer('kit', {
    display: 'grid',
    gap: space.x4,
    alignContent: 'start',
    justifyItems: 'start',
    borderBlockStart: vars.border.ruleStrong,
    paddingBlockStart: space.x6,
    '@media': {
      [media.l]: {
        borderBlockStart: 0,
        borderInlineStart: vars.border.rule,
        paddingBlock: space.x2,
        paddingInlineStart: space.x9,
      },
    },
  }),
);
export const benefits = style(
  inLayer('kit', { ...typeStyle('md'), display: 'grid', gap: space.x3, listStyle: 'none', margin: 0, padding: 0 }),
);
export const benefit = style(inLayer('kit', { display: 'flex', gap: space.x3, alignItems: 'start' }));
export const tick = style(inLayer('kit', { flex: 'none', color: color.positive, marginBlockStart: '3px' }));
export const pair = style(
  inLayer('kit', {
    display: 'grid',
    gap: space.x5,
    '@media': { [media.m]: { gridTemplateColumns: '1fr 1fr', gap: space.x4 } },
  }),
);
export const line = style(
  inLayer('kit', { ...typeStyle('md'), display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space.x2 }),
);
export const actions = style(
  inLayer('kit', { display: 'flex', flexWrap: 'wrap', gap: space.x4, alignItems: 'center' }),
);
