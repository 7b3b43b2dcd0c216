import { tabular, typeStyle, vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';
import { kit } from '../../kit-layer.ts';

const { border, color, layout, motion, radius, size, space } = vars;

export const root = style(kit({ display: 'grid', gap: space.x6 }));

export const zip = style(kit({ paddingBlockEnd: space.x4, borderBlockEnd: border.rule }));

export const dates = style(kit({ ...typeStyle('md'), margin: 0, color: color.muted }));

export const group = style(kit({ display: 'grid', gap: space.x4 }));

export const title = style(kit({ margin: 0 }));

export const looking = style(kit({ ...typeStyle('md'), margin: 0, color: color.muted }));

export const items = style(kit({ display: 'grid', gap: space.x5, margin: 0, padding: 0, listStyle: 'none' }));

const columns = {
  display: 'grid',
  gridTemplateColumns: 'minmax(112px, 34%) minmax(0, 1fr)',
  gap: space.x4,
  alignItems: 'start',
} as const;

export const waiting = style(kit(columns));

/** The button's area is the whole card. */
export const card = style(
  kit({
    ...columns,
    position: 'relative',
    borderRadius: radius.m,
    outlineOffset: space.x2,
    selectors: { '&:has(:focus-visible)': { outline: `2px solid ${color.focus}` } },
  }),
);

export const image = style(
  kit({
    inlineSize: '100%',
    borderRadius: radius.m,
    transition: `opacity ${motion.fast} ${motion.ease}`,
    selectors: { [`${card}:hover &`]: { opacity: 0.86 } },
    '@media': { '(prefers-reduced-motion: reduce)': { transition: 'none' } },
  }),
);

export const body = style(kit({ display: 'grid', gap: space.x1, minInlineSize: 0 }));

export const line = style(
  kit({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: space.x3,
  }),
);

export const name = style(kit({ ...typeStyle('card'), margin: 0, fontFamily: layout.cardFont }));

export const price = style(kit({ ...typeStyle('md'), ...tabular, fontWeight: 600 }));

export const choices = style(
  kit({ ...typeStyle('sm'), margin: 0, padding: 0, color: color.muted, listStyle: 'none', overflowWrap: 'anywhere' }),
);

export const availability = style(kit({ ...typeStyle('sm'), margin: 0, textWrap: 'balance' }));

export const choose = style(
  kit({
    ...typeStyle('md'),
    justifySelf: 'start',
    minBlockSize: size.hit,
    selectors: {
      '&::after': { content: '""', position: 'absolute', inset: 0 },
      '&:focus-visible': { outline: 'none' },
      '&[aria-current]': { fontWeight: 600, textDecoration: 'none' },
    },
  }),
);
