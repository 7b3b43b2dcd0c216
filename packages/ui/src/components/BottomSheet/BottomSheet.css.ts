import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { ui } from '../../theme/in-layer.ts';
import { typeStyle } from '../../theme/type-style.ts';

const { color, layout, motion, radius, space } = vars;

const moving = '(prefers-reduced-motion: no-preference)';

/** Slides back when a pull was too short. */
export const slides = style(ui({ '@media': { [moving]: { transition: `translate ${motion.mid} ${motion.ease}` } } }));

export const sticky = style(
  ui({
    position: 'sticky',
    insetBlockEnd: 0,
    insetInline: 0,
    zIndex: 10,
    display: 'flex',
    flexDirection: 'column',
    maxBlockSize: '85dvh',
    background: color.surface,
    color: color.ink,
    borderBlockStart: vars.border.ruleStrong,
    borderStartStartRadius: radius.l,
    borderStartEndRadius: radius.l,
    boxShadow: vars.shadow.layer,
    '@media': { [media.forced]: { border: '1px solid CanvasText' } },
  }),
);

export const head = style(
  ui({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.x3,
    minBlockSize: '72px',
    paddingBlock: `${space.x4} ${space.x3}`,
    paddingInline: `${space.gutter} ${space.x3}`,
  }),
);

export const title = style(
  ui({ ...typeStyle('layer'), fontFamily: vars.font.display, fontStretch: layout.displayStretch }),
);

export const turn = style(
  ui({
    transition: `rotate ${motion.fast} ${motion.ease}`,
    selectors: { '&[aria-expanded=true]': { rotate: '180deg' } },
  }),
);

/** Rows of a grid can be animated to the height of what they hold. */
export const drawer = style(
  ui({
    display: 'grid',
    gridTemplateRows: '0fr',
    minBlockSize: 0,
    selectors: { '&[data-open]': { gridTemplateRows: '1fr' } },
    '@media': { [moving]: { transition: `grid-template-rows ${motion.mid} ${motion.ease}` } },
  }),
);

export const inside = style(
  ui({
    minBlockSize: 0,
    overflow: 'auto',
    overscrollBehavior: 'contain',
    visibility: 'hidden',
    selectors: { '[data-open] > &': { visibility: 'visible' } },
  }),
);

export const body = style(ui({ padding: `${space.x1} ${space.gutter} ${space.x6}` }));

export const foot = style(
  ui({
    display: 'flex',
    gap: space.x3,
    padding: `${space.x3} ${space.gutter} calc(${space.x3} + env(safe-area-inset-bottom))`,
    borderBlockStart: vars.border.ruleStrong,
  }),
);
