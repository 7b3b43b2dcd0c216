import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { ui } from '../../theme/in-layer.ts';
import { widths } from './widths.ts';

const { color, layout, space } = vars;

/** Room for focus rings at the edges of the track; none where slides touch, or a neighbour would peep in. */
const ring = `min(6px, ${layout.gridGap})`;

export const root = style(
  ui({
    vars: { '--seen': 'var(--slides)' },
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'end',
    '@media': {
      [widths.m]: { vars: { '--seen': 'var(--slides-m, var(--slides))' } },
      [widths.l]: { vars: { '--seen': 'var(--slides-l, var(--slides-m, var(--slides)))' } },
      [widths.xl]: { vars: { '--seen': 'var(--slides-xl, var(--slides-l, var(--slides-m, var(--slides))))' } },
    },
  }),
);

export const heading = style(ui({ gridColumn: 1, minInlineSize: 0, marginBlockEnd: space.x5 }));

const controls = { display: 'flex', selectors: { '&[data-idle]': { visibility: 'hidden' as const } } };

export const beside = style(ui({ ...controls, gridColumn: 2, gap: layout.pairGap, marginBlockEnd: space.x4 }));

export const over = style(
  ui({
    ...controls,
    position: 'absolute',
    zIndex: 2,
    insetInline: space.x2,
    insetBlock: 0,
    alignItems: 'center',
    justifyContent: 'space-between',
    pointerEvents: 'none',
  }),
);

export const arrow = style(
  ui({
    pointerEvents: 'auto',
    background: color.surface,
    color: color.ink,
    border: vars.border.control,
    borderRadius: vars.radius.round,
    selectors: {
      [`${beside} & + &`]: { marginInlineStart: layout.pairOverlap },
      '&[aria-disabled=true]': { color: color.muted, cursor: 'default' },
      [`${over} &[aria-disabled=true]`]: { opacity: 0, pointerEvents: 'none' },
      [`${over} &[aria-disabled=true]:focus-visible`]: { opacity: 1 },
    },
  }),
);

/** Never 0: without a gap Chromium may treat the second slide as the snapped one and scroll to it on resize. */
const gap = `max(${layout.gridGap}, .02px)`;

export const track = style(
  ui({
    gridColumn: '1 / -1',
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: `calc((100% + ${gap}) / var(--seen) - ${gap})`,
    gap,
    margin: `calc(-1 * ${ring})`,
    padding: ring,
    scrollPaddingInline: ring,
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollSnapType: 'x mandatory',
    scrollbarWidth: 'none',
    selectors: {
      '&[data-cells]': { borderBlockStart: layout.gridRule },
      '&:focus-visible': { outlineOffset: '-2px' },
    },
    '@media': {
      '(prefers-reduced-motion: no-preference)': { selectors: { '&[data-ready]': { scrollBehavior: 'smooth' } } },
    },
  }),
);

export const slide = style(
  ui({
    minInlineSize: 0,
    scrollSnapAlign: 'start',
    scrollSnapStop: 'normal',
    selectors: {
      '[data-cells] > & + &': { borderInlineStart: layout.gridRule },
      '[data-cells] > &': { borderBlockEnd: layout.gridRule },
    },
  }),
);
