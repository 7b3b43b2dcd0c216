import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { ui } from '../../theme/in-layer.ts';
import { labelStyle } from '../../theme/type-style.ts';

const { color, motion } = vars;

/** The ring is inside, so that neighbors may touch. */
export const root = style(
  ui({
    position: 'relative',
    display: 'block',
    inlineSize: '100%',
    minInlineSize: vars.size.hit,
    minBlockSize: vars.size.hit,
    overflow: 'clip',
    borderRadius: vars.radius.s,
    background: color.tile,
    '::after': {
      content: '',
      position: 'absolute',
      inset: 0,
      borderRadius: 'inherit',
      boxShadow: `inset 0 0 0 1px color-mix(in srgb, ${color.ink} 12%, transparent)`,
      transition: `box-shadow ${motion.fast} ${motion.ease}`,
      pointerEvents: 'none',
    },
    selectors: {
      '&:hover::after': { boxShadow: `inset 0 0 0 1px ${color.ink}` },
      '&:is([aria-current], [aria-pressed=true])::after': {
        boxShadow: `inset 0 0 0 2px ${color.select}, inset 0 0 0 4px ${color.surface}`,
      },
      '&:focus-visible': { outlineOffset: '2px' },
    },
    '@media': {
      [media.forced]: {
        border: '2px solid ButtonBorder',
        selectors: { '&:is([aria-current], [aria-pressed=true])': { borderColor: 'Highlight' } },
      },
    },
  }),
);

export const overlay = style(
  ui({
    ...labelStyle,
    position: 'absolute',
    inset: 0,
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    gap: '2px',
    padding: `4px ${vars.space.x2}`,
    textAlign: 'center',
    lineHeight: 1.2,
    background: `color-mix(in srgb, ${color.surface} 82%, transparent)`,
    color: color.ink,
    '@media': { [media.forced]: { background: 'Canvas', color: 'CanvasText' } },
  }),
);

export const badge = style(
  ui({
    position: 'absolute',
    inset: 0,
    margin: 'auto',
    display: 'grid',
    placeItems: 'center',
    inlineSize: '36px',
    blockSize: '36px',
    borderRadius: vars.radius.round,
    background: color.surface,
    color: color.ink,
  }),
);
