import { inLayer, media, typeStyle, vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const root = style(
  inLayer('kit', {
    display: 'grid',
    gap: space.x7,
    inlineSize: '100%',
    maxInlineSize: vars.size.checkout,
    marginInline: 'auto',
    paddingInline: space.gutter,
    paddingBlock: `${space.x6} ${space.section}`,
    alignContent: 'start',
    '@media': {
      [media.l]: {
        gridTemplateColumns: '200px minmax(0, 1fr)',
        columnGap: 'clamp(40px, 6vw, 96px)',
        paddingBlockStart: space.x9,
      },
    },
  }),
);
export const nav = style(inLayer('kit', { minInlineSize: 0, '@media': { print: { display: 'none' } } }));
export const pageList = style(
  inLayer('kit', {
    ...typeStyle('md'),
    display: 'flex',
    columnGap: space.x6,
    listStyle: 'none',
    margin: 0,
    padding: 0,
    overflowX: 'auto',
    scrollbarWidth: 'none',
    marginInline: `calc(-1 * ${space.gutter})`,
    paddingInline: space.gutter,
    borderBlockEnd: vars.border.rule,
    '@media': {
      [media.l]: { display: 'grid', marginInline: 0, paddingInline: 0, borderBlockEnd: 0 },
    },
  }),
);
export const pageLink = style(
  inLayer('kit', {
    display: 'inline-flex',
    alignItems: 'center',
    inlineSize: '100%',
    minBlockSize: vars.size.hit,
    whiteSpace: 'nowrap',
    color: color.muted,
    textAlign: 'start',
    cursor: 'pointer',
    selectors: {
      '&:hover': { color: color.ink, textDecoration: 'underline', textUnderlineOffset: '5px' },
      '&[aria-current]': { color: color.ink, fontWeight: 600 },
      '&:focus-visible': { outlineOffset: '-3px' },
    },
  }),
);
export const leave = style(
  inLayer('kit', {
    '@media': {
      [media.l]: { marginBlockStart: space.x3, paddingBlockStart: space.x3, borderBlockStart: vars.border.rule },
    },
  }),
);
export const main = style(inLayer('kit', { display: 'grid', gap: space.x6, minInlineSize: 0, alignContent: 'start' }));
export const retry = style(inLayer('kit', { marginBlockStart: space.x3 }));
