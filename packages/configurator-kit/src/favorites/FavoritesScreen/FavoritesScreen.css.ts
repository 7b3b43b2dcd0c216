import { tabular, typeStyle, vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';
import { kit } from '../../kit-layer.ts';

const { border, color, layout, radius, size, space } = vars;

export const head = style(kit({ padding: `32px ${space.gutter} ${space.x5}`, overflowWrap: 'anywhere' }));

export const padded = style(kit({ padding: `${space.x6} ${space.gutter} ${space.x8}` }));

export const guest = style(kit({ ...typeStyle('md'), margin: 0, marginBlockStart: space.x2, color: color.muted }));

export const emptySignIn = style(kit({ margin: 0, marginBlockStart: space.x3 }));

/** One line that a finger moves sideways when there are many. */
export const lists = style(
  kit({ overflowX: 'auto', scrollbarWidth: 'none', paddingInline: space.gutter, borderBlockEnd: border.rule }),
);

export const listLinks = style(
  kit({ display: 'flex', gap: space.x6, listStyle: 'none', margin: 0, padding: '4px 0 0', inlineSize: 'max-content' }),
);

export const listLink = style(
  kit({
    ...typeStyle('md'),
    display: 'flex',
    alignItems: 'center',
    gap: space.x2,
    minBlockSize: size.hit,
    color: color.muted,
    textDecoration: 'none',
    borderBlockEnd: '2px solid transparent',
    selectors: {
      '&:hover': { color: color.ink },
      '&[aria-current]': { color: color.ink, borderBlockEndColor: 'currentColor' },
      '&:focus-visible': { outlineOffset: '-2px' },
    },
  }),
);

export const listName = style(
  kit({ maxInlineSize: '24ch', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }),
);

export const listCount = style(kit({ ...typeStyle('sm'), ...tabular, color: color.muted }));

export const board = style(kit({ paddingInline: layout.gridInset, paddingBlockEnd: space.x8 }));

/** The grid of the modern brand reaches the edge of the page; words above it do not. */
export const boardHead = style(
  kit({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: space.x6,
    paddingBlock: space.x5,
    marginInline: `calc(${space.gutter} - ${layout.gridInset})`,
  }),
);

export const boardName = style(
  kit({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: space.x3,
    minInlineSize: 0,
    overflowWrap: 'anywhere',
  }),
);

export const count = style(kit({ ...typeStyle('sm'), ...tabular, margin: 0, color: color.muted }));

export const boardActions = style(kit({ ...typeStyle('md'), display: 'flex', gap: space.x5 }));

export const alert = style(
  kit({ marginBlockEnd: space.x5, marginInline: `calc(${space.gutter} - ${layout.gridInset})` }),
);

/** Aligns the buttons of one row, regardless of the length of the names. */
export const cell = style(kit({ display: 'flex', flexDirection: 'column' }));

export const choice = style(kit({ display: 'block' }));

export const foot = style(
  kit({
    display: 'grid',
    gap: space.x1,
    marginBlockStart: 'auto',
    padding: layout.cardBodyPad,
    paddingBlockStart: space.x3,
  }),
);

export const move = style(kit({ ...typeStyle('md'), justifySelf: 'start' }));

export const state = style(kit({ ...typeStyle('md'), margin: 0, minBlockSize: size.hit, color: color.muted }));

const box = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.x2,
  flex: 1,
  padding: space.x4,
  textAlign: 'center',
  background: color.sunk,
  borderRadius: radius.m,
  overflowWrap: 'anywhere',
} as const;

export const removed = style(kit({ ...typeStyle('md'), ...box, minBlockSize: '200px' }));

export const gone = style(kit({ ...box, position: 'relative', minBlockSize: '200px' }));

export const goneName = style(kit({ ...typeStyle('card'), fontFamily: layout.cardFont, margin: 0 }));

export const goneRemove = style(kit({ position: 'absolute', insetBlockStart: '6px', insetInlineEnd: '6px' }));

export const moved = style(kit({ ...typeStyle('md'), margin: 0, marginBlockEnd: space.x4, fontWeight: 600 }));

export const problem = style(kit({ marginBlockStart: space.x4 }));
