import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { ui } from '../../theme/in-layer.ts';
import { media } from '../../theme/breakpoints.ts';
import { tabular, typeStyle } from '../../theme/type-style.ts';

const { color } = vars;

export const root = style(
  ui({
    position: 'relative',
    display: 'inline-flex',
    inlineSize: 'max-content',
    border: vars.border.control,
    borderRadius: vars.radius.control,
    background: color.surface,
    color: color.ink,
    selectors: { '&:disabled': { background: color.sunk, borderColor: color.line, color: color.muted } },
  }),
);

export const size = styleVariants({
  regular: ui({ blockSize: vars.size.control }),
  large: ui({ blockSize: vars.size.controlLarge }),
});

export const button = style(
  ui({
    display: 'grid',
    placeItems: 'center',
    inlineSize: vars.size.hit,
    borderRadius: vars.radius.control,
    transition: `background-color ${vars.motion.fast} ${vars.motion.ease}`,
    touchAction: 'manipulation',
    selectors: {
      '&:not(:disabled):hover': { background: color.tile },
      '&:not(:disabled):active': { background: color.line },
      '&:disabled': { color: color.muted, opacity: 0.55 },
      '&:focus-visible': { zIndex: 1 },
    },
  }),
);

export const input = style(
  ui({
    ...tabular,
    inlineSize: '44px',
    padding: 0,
    border: 0,
    borderRadius: vars.radius.control,
    background: 'none',
    fontSize: '1rem',
    textAlign: 'center',
    appearance: 'none',
    selectors: { '&:focus-visible': { outlineOffset: '-3px' } },
  }),
);

/** Above the selector, so that nothing moves under the pointer. */
export const hint = style(
  ui({
    ...typeStyle('xs'),
    position: 'absolute',
    insetBlockEnd: 'calc(100% + 6px)',
    insetInlineStart: 0,
    zIndex: 2,
    inlineSize: 'max-content',
    maxInlineSize: 'min(280px, calc(100vw - 32px))',
    padding: '6px 10px',
    borderRadius: vars.radius.s,
    background: color.ink,
    color: color.paper,
    textAlign: 'start',
    '@media': { [media.forced]: { border: '1px solid CanvasText' } },
  }),
);
