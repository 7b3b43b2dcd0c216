import { media, typeStyle, vars } from '@settee/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';
import { kit } from '../../kit-layer.ts';

const { color, layout, space } = vars;

export const columns = style(
  kit({
    '@media': {
      [media.l]: {
        display: 'grid',
        gridTemplateColumns: `calc(${space.gutter} + 248px) minmax(0, 1fr)`,
        alignItems: 'start',
        borderBlockStart: layout.gridRule,
      },
    },
  }),
);

/** On small screens the filters are in an overlay. */
export const side = style(
  kit({
    display: 'none',
    '@media': {
      [media.l]: { display: 'block', marginBlockStart: '-1px', padding: `0 ${space.x6} ${space.x8} ${space.gutter}` },
    },
  }),
);

export const main = style(kit({ minInlineSize: 0, '@media': { [media.l]: { borderInlineStart: layout.gridRule } } }));

/** Padding next to the column of filters, which has that of the page's edge. */
const beside = { [media.l]: { paddingInlineStart: layout.headInset } };

export const bar = style(
  kit({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    gap: `${space.x1} ${space.x3}`,
    minBlockSize: '64px',
    paddingInline: space.gutter,
    scrollMarginBlockStart: space.x4,
    background: color.paper,
    '@media': {
      [media.m]: { display: 'flex', columnGap: space.x4 },
      ...beside,
    },
  }),
);

export const filter = style(kit({ '@media': { [media.l]: { display: 'none' } } }));

/** Without filters the heading already has the count; it is still announced when it changes. */
export const count = styleVariants({
  visible: kit({
    marginInlineEnd: 'auto',
    '@media': { [`not all and ${media.m}`]: { order: 1, gridColumn: '1 / -1' } },
  }),
  announced: kit({
    position: 'absolute',
    inlineSize: 1,
    blockSize: 1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  }),
});

export const sort = style(kit({ justifySelf: 'end', minInlineSize: 0, marginInlineStart: 'auto' }));

export const chips = style(
  kit({
    paddingInline: space.gutter,
    selectors: { '&:not(:empty)': { paddingBlockEnd: space.x4 } },
    '@media': beside,
  }),
);

export const grid = style(kit({ paddingInline: layout.gridInset, '@media': { [media.l]: { paddingInlineStart: 0 } } }));

export const none = style(kit({ padding: `${space.x8} ${space.gutter}` }));

export const pages = style(
  kit({
    display: 'grid',
    justifyItems: 'center',
    gap: space.x3,
    padding: `${space.x8} ${space.gutter} 0`,
  }),
);

export const place = style(kit({ ...typeStyle('sm'), color: color.muted, margin: 0 }));
