import { media, typeStyle, vars } from '@settee/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';
import { kit } from '../../kit-layer.ts';

const { border, color, space } = vars;

export const head = style(
  kit({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${space.x2} ${space.x6}`,
    padding: `32px ${space.gutter} ${space.x4}`,
  }),
);

export const tools = style(
  kit({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space.x1} ${space.x6}`,
    '@media': { print: { display: 'none' } },
  }),
);

export const note = style(kit({ ...typeStyle('md'), margin: 0, padding: `0 ${space.gutter} ${space.x4}` }));

export const scroll = style(
  kit({
    // Holds the hidden words of the cells, which would widen the page.
    position: 'relative',
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    marginBlockEnd: space.x8,
    paddingInline: space.gutter,
    '@media': { print: { overflowX: 'visible' }, [`not all and ${media.m}`]: { paddingInlineStart: 0 } },
    selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
  }),
);

const columns = (count: number, head: number, least: number) => ({
  inlineSize: `max(100%, ${head + count * least}px)`,
  maxInlineSize: `${head + count * 360}px`,
});

const tableBase = style(
  kit({
    ...typeStyle('sm'),
    tableLayout: 'fixed',
    borderCollapse: 'separate',
    borderSpacing: 0,
    textAlign: 'start',
  }),
);

const withColumns = (count: number) =>
  style(kit({ ...columns(count, 112, 164), '@media': { [media.m]: columns(count, 168, 200) } }));

/** By the number of products: columns of equal width, wide enough to read; more than fit are scrolled. */
export const table = styleVariants({
  1: [tableBase, withColumns(1)],
  2: [tableBase, withColumns(2)],
  3: [tableBase, withColumns(3)],
  4: [tableBase, withColumns(4)],
});

const base = {
  padding: `${space.x3} ${space.x4} ${space.x3} 0`,
  textAlign: 'start',
  verticalAlign: 'top',
  fontWeight: 400,
  overflowWrap: 'anywhere',
} as const;

export const cell = style(kit({ ...base, borderBlockStart: border.rule }));

export const product = style(kit({ ...base, paddingBlockStart: 0 }));

/** Stays in view while the products are scrolled. */
const atStart = {
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 1,
  background: color.paper,
  '@media': { [`not all and ${media.m}`]: { paddingInlineStart: space.gutter, paddingInlineEnd: space.x3 } },
} as const;

export const corner = style(
  kit({
    ...base,
    ...atStart,
    inlineSize: '112px',
    '@media': { ...atStart['@media'], [media.m]: { inlineSize: '168px' } },
  }),
);

export const rowHead = style(kit({ ...base, ...atStart, color: color.muted, borderBlockStart: border.rule }));

export const groupHead = style(kit({ ...base, paddingBlockStart: space.x6, borderBlockStart: border.rule }));

/** The words of a group's title stay in view, their cell reaches over all columns. */
export const groupTitle = style(
  kit({
    ...typeStyle('md'),
    fontWeight: 600,
    position: 'sticky',
    display: 'inline-block',
    insetInlineStart: 0,
    '@media': { [`not all and ${media.m}`]: { paddingInlineStart: space.gutter } },
  }),
);

export const picture = style(kit({ display: 'block', marginBlockEnd: space.x3 }));

export const name = style(kit({ ...typeStyle('card'), display: 'block', color: 'inherit' }));

export const none = style(kit({ color: color.muted }));

export const actions = style(
  kit({ display: 'grid', gap: space.x1, justifyItems: 'start', marginBlockStart: space.x3 }),
);

export const buy = style(kit({ inlineSize: '100%' }));

export const padded = style(kit({ padding: `${space.x8} ${space.gutter}` }));
