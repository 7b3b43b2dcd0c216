import { media, tabular, typeStyle, vars } from '@settee/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { kit } from '../../kit-layer.ts';

const { color, layout, space } = vars;

export const crumbs = style(kit({ padding: `${space.x3} ${space.gutter}` }));

/** One column on a phone, with the buy bar at the foot of the window; from `l` on picture and purchase side by side. */
export const root = style(
  kit({
    display: 'flex',
    flexDirection: 'column',
    borderBlockStart: layout.gridRule,
    '@media': {
      [media.l]: {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 7fr) auto minmax(0, 5fr)',
        gridTemplateRows: 'auto 1fr',
        columnGap: layout.productGap,
        rowGap: 0,
        paddingInline: layout.gridInset,
        borderBlockEnd: layout.gridRule,
      },
    },
  }),
);

/** Spans the height of the options and purchase columns, so that the sticky gallery scrolls along both rows. */
export const stage = style(kit({ '@media': { [media.l]: { gridColumn: 1, gridRow: '1 / 3' } } }));

/** Sticky, so that the configured product remains visible while the shopper selects choices. */
export const gallery = style(
  kit({
    '@media': {
      [media.l]: { position: 'sticky', insetBlockStart: layout.productStick, marginBlockEnd: layout.productStick },
    },
  }),
);

export const rule = style(
  kit({
    display: 'none',
    '@media': {
      [media.l]: { display: 'block', gridColumn: 2, gridRow: '1 / 3', borderInlineStart: layout.gridRule },
    },
  }),
);

export const buy = style(
  kit({
    padding: `${space.x6} ${space.gutter} 0`,
    '@media': { [media.l]: { gridColumn: 3, gridRow: 1, padding: `${layout.productPad} ${layout.headInset} 0` } },
  }),
);

export const order = style(
  kit({
    display: 'contents',
    '@media': {
      [media.l]: {
        display: 'grid',
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        alignContent: 'start',
        alignItems: 'start',
        columnGap: layout.pairGap,
        gridColumn: 3,
        gridRow: 2,
        padding: `${space.x6} ${layout.headInset} ${space.x8}`,
      },
    },
  }),
);

export const quantity = style(
  kit({
    margin: `${space.x6} ${space.gutter} 0`,
    alignSelf: 'flex-start',
    '@media': { [media.l]: { margin: 0 } },
  }),
);

export const bar = style(
  kit({
    order: 1,
    position: 'sticky',
    zIndex: 5,
    insetBlockEnd: 0,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(160px, 1.2fr)',
    alignItems: 'center',
    gap: space.x4,
    marginBlockStart: space.x8,
    padding: `10px ${space.gutter} calc(10px + env(safe-area-inset-bottom))`,
    background: color.surface,
    borderBlockStart: vars.border.ruleStrong,
    '@media': {
      print: { display: 'none' },
      [media.short]: { position: 'static' },
      [media.l]: {
        position: 'static',
        display: 'block',
        gridColumn: 2,
        gridRow: 1,
        margin: 0,
        padding: 0,
        border: 0,
        background: 'none',
      },
    },
  }),
);

/** Below the button; on a phone it stays in the page, so that the bar is one line. */
export const more = style(
  kit({
    marginBlockStart: space.x3,
    marginInline: space.gutter,
    '@media': {
      [media.l]: {
        gridColumn: '1 / -1',
        gridRow: 2,
        marginBlockStart: space.x4,
        marginInline: 0,
      },
    },
  }),
);

export const barText = style(kit({ minInlineSize: 0, '@media': { [media.l]: { display: 'none' } } }));

export const barName = style(
  kit({
    ...typeStyle('xs'),
    display: 'block',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    lineHeight: 1.3,
    color: color.muted,
  }),
);

export const barPrice = style(kit({ ...tabular, fontSize: '1.0625rem', lineHeight: 1.3, fontWeight: 600 }));

export const details = style(
  kit({
    padding: `${space.x8} ${space.gutter}`,
    '@media': { [media.l]: { gridColumn: '1 / -1', gridRow: 3, paddingInline: 0, borderBlockStart: layout.gridRule } },
  }),
);

/** Reserves the space of undo and redo, which are shown after the first choice. */
export const steps = style(kit({ minBlockSize: '44px', marginBlockStart: '8px' }));

/** Focused controls scroll to above the bar. */
globalStyle(`:root:has(${bar})`, {
  '@media': {
    [`not all and ${media.l}`]: { scrollPaddingBlockEnd: '96px' },
    [media.short]: { scrollPaddingBlockEnd: 0 },
  },
});
