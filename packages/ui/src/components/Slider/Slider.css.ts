import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { ui } from '../../theme/in-layer.ts';
import { labelStyle, tabular, typeStyle } from '../../theme/type-style.ts';
import { thumbSize } from './geometry.ts';

const { color, motion, radius, space } = vars;

/** Transparent ring around the drawn thumb that belongs to its hit area. */
const around = '10px';

export const root = style(ui({ display: 'grid', gap: space.x1, minInlineSize: 0, inlineSize: '100%' }));

export const text = style(
  ui({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: space.x4,
    justifyContent: 'space-between',
    alignItems: 'baseline',
  }),
);

export const label = style(ui({ ...labelStyle }));

export const value = style(ui({ ...typeStyle('sm'), ...tabular, marginInlineStart: 'auto' }));

/** Wider than its place by the ring, so that the drawn thumbs end where the words end. */
export const rail = style(
  ui({
    position: 'relative',
    blockSize: thumbSize,
    marginInline: `-${around}`,
    cursor: 'pointer',
    touchAction: 'pan-y',
    '::before': {
      content: '',
      position: 'absolute',
      insetInline: around,
      insetBlock: 0,
      blockSize: '2px',
      marginBlock: 'auto',
      background: color.edge,
    },
    selectors: {
      '&[data-disabled]': { cursor: 'default' },
      '&[data-disabled]::before': { background: color.line },
    },
    '@media': { [media.forced]: { '::before': { forcedColorAdjust: 'none', background: 'ButtonText' } } },
  }),
);

export const fill = style(
  ui({
    position: 'absolute',
    insetBlock: 0,
    blockSize: '4px',
    marginBlock: 'auto',
    background: color.select,
    pointerEvents: 'none',
    selectors: { '[data-disabled] > &': { background: color.muted } },
    '@media': {
      [media.forced]: {
        forcedColorAdjust: 'none',
        background: 'Highlight',
        selectors: { '[data-disabled] > &': { background: 'GrayText' } },
      },
    },
  }),
);

const knob = {
  boxSizing: 'border-box',
  inlineSize: thumbSize,
  blockSize: thumbSize,
  border: `${around} solid transparent`,
  borderRadius: radius.round,
  background: color.select,
  backgroundClip: 'padding-box',
  appearance: 'none',
  cursor: 'grab',
  pointerEvents: 'auto',
  transition: `border-width ${motion.fast} ${motion.ease}`,
} as const;

const forcedKnob = { forcedColorAdjust: 'none', background: 'ButtonText', backgroundClip: 'padding-box' } as const;
const ring = { outline: `2px solid ${color.focus}`, outlineOffset: '-7px' } as const;
const both = (state: string, rule: object) => ({
  [`${state}::-webkit-slider-thumb`]: rule,
  [`${state}::-moz-range-thumb`]: rule,
});

export const thumb = style(
  ui({
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 0,
    inlineSize: '100%',
    blockSize: thumbSize,
    margin: 0,
    background: 'none',
    appearance: 'none',
    cursor: 'inherit',
    selectors: {
      '&:focus-visible': { outline: 'none' },
      ...both('&', knob),
      ...both('&:hover:not(:disabled)', { borderWidth: '9px' }),
      ...both('&:active:not(:disabled)', { borderWidth: '8px', cursor: 'grabbing' }),
      ...both('&:focus-visible', ring),
      ...both('&:disabled', { background: color.muted, backgroundClip: 'padding-box', cursor: 'default' }),
      ...both('&[aria-invalid=true]', { background: color.critical, backgroundClip: 'padding-box' }),
    },
    '@media': {
      [media.forced]: {
        selectors: {
          ...both('&', forcedKnob),
          ...both('&[aria-invalid=true]', forcedKnob),
          ...both('&:disabled', { ...forcedKnob, background: 'GrayText' }),
        },
      },
    },
  }),
);

/** Two lie over each other on one rail: only their thumbs take the pointer. */
export const dualThumb = style(ui({ pointerEvents: 'none' }));
