import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { ui } from '../../theme/in-layer.ts';

const { color, motion, space } = vars;

export const root = style(ui({ position: 'relative', display: 'block' }));

export const stage = style(
  ui({
    overflow: 'clip',
    background: color.tile,
    borderRadius: vars.radius.m,
    cursor: 'zoom-in',
    touchAction: 'pan-y',
    userSelect: 'none',
    selectors: {
      '&[data-zoomed]': { cursor: 'grab', touchAction: 'none' },
      '&[data-zoomed]:active': { cursor: 'grabbing' },
    },
  }),
);

export const content = style(
  ui({
    transformOrigin: '0 0',
    pointerEvents: 'none',
    '@media': {
      '(prefers-reduced-motion: no-preference)': {
        selectors: { '&[data-moves]': { transition: `transform ${motion.mid} ${motion.ease}` } },
      },
    },
  }),
);

export const controls = style(
  ui({ position: 'absolute', insetBlockEnd: space.x3, insetInlineEnd: space.x3, display: 'flex', gap: space.x1 }),
);

export const control = style(
  ui({
    background: color.surface,
    color: color.ink,
    border: vars.border.control,
    selectors: { '&[aria-disabled=true]': { color: color.muted, cursor: 'default' } },
  }),
);
