import { media, tabular, typeStyle, vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';
import { kit } from '../../kit-layer.ts';

const { border, color, motion, radius, size, space } = vars;

export const root = style(kit({ display: 'grid', background: color.surface }));

/** As high before the room is there as after. */
export const frame = style(
  kit({
    position: 'relative',
    blockSize: 'clamp(544px, 68vh, 680px)',
    background: color.sunk,
    overflow: 'hidden',
  }),
);

/** A narrow room is longer than its frame: the picture stays, what can be put in scrolls under it. */
export const stage = style(kit({ position: 'absolute', inset: 0, overflow: 'auto' }));

export const waiting = style(
  kit({
    position: 'absolute',
    inset: 0,
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    gap: space.x3,
    color: color.muted,
  }),
);

export const waitingText = style(kit({ ...typeStyle('md'), margin: 0 }));

export const failed = style(kit({ display: 'grid', placeContent: 'center', minBlockSize: '240px', padding: space.x6 }));

export const foot = style(
  kit({ display: 'grid', gap: space.x3, padding: `${space.x3} ${space.x5}`, borderBlockStart: border.rule }),
);

export const bar = style(
  kit({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: `${space.x3} ${space.x5}`,
    '@media': { [media.m]: { gridTemplateColumns: 'minmax(0, 1fr) auto auto' } },
  }),
);

export const barSummary = style(
  kit({
    display: 'grid',
    justifyItems: 'start',
    gap: space.x1,
    minInlineSize: 0,
    '@media': { [media.m]: { display: 'flex', alignItems: 'center', columnGap: space.x4 } },
  }),
);

export const toggle = style(kit({ paddingInline: 0, whiteSpace: 'nowrap' }));

export const chevron = style(
  kit({
    transition: `transform ${motion.fast} ${motion.ease}`,
    selectors: { '[aria-expanded=true] &': { transform: 'rotate(180deg)' } },
    '@media': { [media.still]: { transition: 'none' } },
  }),
);

export const count = style(kit({ ...typeStyle('sm'), ...tabular, color: color.muted }));

export const barTotal = style(
  kit({
    display: 'grid',
    alignItems: 'center',
    minBlockSize: size.hit,
    // A sentence spans the full row.
    selectors: { '&[data-failed]': { gridColumn: '1 / -1' } },
    '@media': { [media.m]: { selectors: { '&[data-failed]': { gridColumn: 'auto' } } } },
  }),
);

export const total = style(
  kit({
    display: 'grid',
    justifyItems: 'end',
    margin: 0,
    '@media': { [media.m]: { display: 'flex', alignItems: 'baseline', gap: space.x3 } },
  }),
);

export const totalLabel = style(kit({ ...typeStyle('sm'), color: color.muted }));

export const totalPrice = style(kit({ ...typeStyle('total'), ...tabular }));

export const barActions = style(
  kit({
    gridColumn: '1 / -1',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.x3,
    '@media': { [media.m]: { gridColumn: 'auto' } },
  }),
);

export const action = style(kit({ flex: '1 1 auto' }));

export const registryNote = style(kit({ ...typeStyle('sm'), color: color.muted }));

export const drawer = style(
  kit({
    display: 'grid',
    maxBlockSize: '520px',
    overflow: 'hidden auto',
    borderBlockStart: border.rule,
    transition: `max-block-size ${motion.mid} ${motion.ease}`,
    '@media': { [media.still]: { transition: 'none' } },
  }),
);

export const drawerBody = style(kit({ padding: `0 ${space.x5} ${space.x4}` }));

export const lines = style(kit({ margin: 0, padding: 0, listStyle: 'none' }));

export const line = style(
  kit({
    display: 'grid',
    gridTemplateColumns: '72px minmax(0, 1fr)',
    gap: `${space.x2} ${space.x4}`,
    alignItems: 'start',
    paddingBlock: space.x4,
    borderBlockEnd: border.rule,
    '@media': { [media.m]: { gridTemplateColumns: '96px minmax(0, 1fr) auto' } },
  }),
);

export const thumb = style(
  kit({
    aspectRatio: '4 / 3',
    background: color.sunk,
    borderRadius: radius.s,
    overflow: 'hidden',
    selectors: { '[data-invalid] > &': { opacity: 0.5 } },
  }),
);

export const about = style(kit({ minInlineSize: 0, overflowWrap: 'anywhere' }));

export const name = style(
  kit({
    ...typeStyle('md'),
    fontWeight: 600,
    color: color.ink,
    textDecoration: 'none',
    selectors: { 'a&:hover': { textDecoration: 'underline' } },
  }),
);

export const detail = style(kit({ ...typeStyle('sm'), ...tabular, margin: 0, color: color.muted }));

export const gone = style(kit({ ...typeStyle('sm'), margin: 0, color: color.critical }));

/** Below the text on a phone, next to it from `m` on. */
export const price = style(
  kit({
    ...tabular,
    gridColumn: 2,
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: space.x3,
    '@media': {
      [media.m]: { gridColumn: 3, display: 'grid', justifyItems: 'end', alignContent: 'start', gap: '2px' },
    },
  }),
);

export const quantity = style(kit({ ...typeStyle('sm'), color: color.muted }));

export const unit = style(kit({ ...typeStyle('price') }));

export const drawerFoot = style(
  kit({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.x3,
    paddingBlockStart: space.x4,
  }),
);

export const note = style(kit({ ...typeStyle('sm'), margin: 0, color: color.muted }));

export const copy = style(kit({ display: 'flex', alignItems: 'center', gap: space.x3 }));
