import { media, tabular, typeStyle, vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';
import { kit } from '../../kit-layer.ts';

const { color, layout, space } = vars;

export const root = style(
  kit({
    marginBlockStart: space.section,
    paddingInline: space.gutter,
    scrollMarginBlockStart: layout.productStick,
    '@media': { [media.l]: { paddingInline: `calc(${layout.gridInset} + ${layout.headInset})` } },
  }),
);

export const title = style(kit({ marginBlockEnd: space.x6 }));

export const columns = style(
  kit({
    display: 'grid',
    gap: space.x8,
    '@media': { [media.l]: { gridTemplateColumns: '300px minmax(0, 1fr)', columnGap: space.x11 } },
  }),
);

export const single = style(kit({ '@media': { [media.l]: { gridTemplateColumns: 'minmax(0, 1fr)' } } }));

export const aside = style(
  kit({
    display: 'grid',
    gap: space.x5,
    alignContent: 'start',
    alignSelf: 'start',
    '@media': { [media.l]: { position: 'sticky', insetBlockStart: layout.productStick } },
  }),
);

export const average = style(kit({ display: 'flex', alignItems: 'center', gap: space.x4 }));

export const figure = style(kit({ ...typeStyle('hero'), ...tabular, fontFamily: vars.font.display, lineHeight: 1 }));

export const count = style(kit({ ...typeStyle('sm'), margin: 0, color: color.muted }));

/** The rows of the distribution have their text at the edge. */
export const distribution = style(kit({ marginInline: `calc(-1 * ${space.x2})`, inlineSize: 'auto' }));

export const main = style(kit({ display: 'grid', gap: space.x6, alignContent: 'start', minInlineSize: 0 }));

export const search = style(kit({ flex: '1 1 240px', maxInlineSize: '420px' }));

export const applied = style(
  kit({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.x3, minBlockSize: '44px' }),
);

export const matching = style(kit({ ...typeStyle('sm'), margin: 0, color: color.muted }));

export const list = style(kit({ margin: 0, padding: 0, listStyle: 'none' }));

export const item = style(
  kit({ paddingBlock: space.x6, borderBlockStart: vars.border.rule, maxInlineSize: vars.size.measure }),
);

export const head = style(
  kit({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space.x1} ${space.x4}` }),
);

export const date = style(kit({ ...typeStyle('sm'), color: color.muted }));

export const headline = style(kit({ marginBlock: `${space.x2} ${space.x1}`, overflowWrap: 'anywhere' }));

export const text = style(kit({ margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }));

export const photos = style(
  kit({
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(0, 96px))',
    gap: space.x2,
    margin: 0,
    marginBlockStart: space.x3,
    padding: 0,
    listStyle: 'none',
  }),
);

export const author = style(
  kit({
    ...typeStyle('sm'),
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${space.x1} ${space.x4}`,
    marginBlock: `${space.x3} 0`,
    color: color.muted,
    overflowWrap: 'anywhere',
  }),
);

export const verified = style(kit({ display: 'inline-flex', alignItems: 'center', gap: space.x1 }));

export const actions = style(
  kit({
    ...typeStyle('sm'),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space.x1} ${space.x4}`,
    marginBlockStart: space.x3,
    color: color.muted,
  }),
);

export const more = style(kit({ paddingBlockStart: space.x4, borderBlockStart: vars.border.rule }));
