import { inLayer, media, typeStyle, vars } from '@settee/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { border, color, space, type } = vars;

export const page = style(
  inLayer('app', {
    display: 'grid',
    gap: `${space.x9} ${space.x10}`,
    alignItems: 'start',
    padding: `${space.x6} ${space.gutter} 0`,
    '@media': {
      print: { display: 'block' },
      [media.l]: { gridTemplateColumns: 'minmax(0, 15rem) minmax(0, 1fr)' },
    },
  }),
);
export const article = style(
  inLayer('app', {
    minInlineSize: 0,
    maxInlineSize: '44rem',
    '@media': { [media.l]: { gridColumn: 2, gridRow: 1 } },
  }),
);
export const intro = style(
  inLayer('app', { ...typeStyle('lg'), color: color.muted, marginBlockStart: space.x3, maxInlineSize: '36rem' }),
);
export const section = style(inLayer('app', { marginBlockStart: space.x8 }));
export const sectionTitle = style(inLayer('app', { marginBlockEnd: space.x3 }));
export const rows = style(inLayer('app', { marginBlockStart: space.x4, borderBlockEnd: border.rule }));
export const row = style(
  inLayer('app', {
    display: 'grid',
    gap: `${space.x1} ${space.x6}`,
    paddingBlock: space.x3,
    borderBlockStart: border.rule,
    '@media': { [media.m]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
  }),
);
export const rowName = style(inLayer('app', { fontWeight: type.h3.weight }));
export const links = style(
  inLayer('app', {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${space.x2} ${space.x6}`,
    marginBlockStart: space.x9,
    paddingBlockStart: space.x5,
    borderBlockStart: border.rule,
    '@media': { print: { display: 'none' } },
  }),
);
export const topics = style(
  inLayer('app', { '@media': { print: { display: 'none' }, [media.l]: { gridColumn: 1, gridRow: 1 } } }),
);
export const topicsTitle = style(
  inLayer('app', { ...typeStyle('label'), color: color.muted, marginBlockEnd: space.x2 }),
);
export const topic = style(
  inLayer('app', {
    display: 'flex',
    alignItems: 'center',
    minBlockSize: vars.size.hit,
    borderBlockEnd: border.rule,
    selectors: {
      '&:hover': { textDecoration: 'underline', textUnderlineOffset: '4px' },
      '&[aria-current]': { fontWeight: type.h3.weight },
    },
  }),
);

export const index = style(inLayer('app', { padding: `${space.x6} ${space.gutter} 0` }));
export const cards = style(
  inLayer('app', {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))',
    gap: `0 ${space.x7}`,
    marginBlockStart: space.x8,
    padding: 0,
    listStyle: 'none',
  }),
);
export const card = style(
  inLayer('app', {
    display: 'grid',
    alignContent: 'start',
    gap: space.x2,
    blockSize: '100%',
    paddingBlock: space.x5,
    borderBlockStart: border.ruleStrong,
  }),
);
export const cardTitle = style(inLayer('app', { ...typeStyle('h3') }));
export const cardText = style(inLayer('app', { color: color.muted }));

export const form = style(inLayer('app', { display: 'grid', gap: space.x5, maxInlineSize: '34rem' }));
export const pair = style(
  inLayer('app', { display: 'grid', gap: space.x5, '@media': { [media.m]: { gridTemplateColumns: '1fr 1fr' } } }),
);
export const submit = style(inLayer('app', { justifySelf: 'start' }));
export const sent = style(inLayer('app', { display: 'grid', justifyItems: 'start', gap: space.x4, outline: 'none' }));

globalStyle(`${section} p + p`, { marginBlockStart: space.x3 });
globalStyle(`${card}:hover ${cardTitle}`, { textDecoration: 'underline', textUnderlineOffset: '4px' });
