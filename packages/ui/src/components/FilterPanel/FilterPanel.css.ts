import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { ui } from '../../theme/in-layer.ts';

const { color, layout, space } = vars;
const background = `var(--ground, ${color.paper})`;

export const root = style(ui({ display: 'grid', gap: space.x4, alignContent: 'start', minInlineSize: 0 }));

export const head = style(
  ui({ display: 'flex', flexWrap: 'wrap', gap: space.x3, alignItems: 'baseline', justifyContent: 'space-between' }),
);

export const body = style(ui({ display: 'grid', gap: space.x2, alignContent: 'start', minInlineSize: 0 }));

/** Sticky at the bottom of its scroll container; `--ground` and `--stick` match the background and padding of a panel. */
export const foot = style(
  ui({
    position: 'sticky',
    insetBlockEnd: 'var(--stick, 0px)',
    zIndex: 1,
    display: 'flex',
    flexWrap: 'wrap',
    gap: layout.pairGap,
    paddingBlock: space.x4,
    paddingBlockEnd: `max(${space.x4}, env(safe-area-inset-bottom))`,
    borderBlockStart: vars.border.rule,
    background,
    // The mark of an open drawer reaches out of its column.
    boxShadow: `-4px 0 ${background}, 4px 0 ${background}`,
  }),
);

/** Grows only where it has a line to itself. */
export const clear = style(ui({ flex: '1 1 auto' }));

export const apply = style(ui({ flex: '999 1 auto' }));
