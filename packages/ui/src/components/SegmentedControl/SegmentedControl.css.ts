import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { ui } from '../../theme/in-layer.ts';
import { labelStyle } from '../../theme/type-style.ts';

const { color, motion, radius, size, space } = vars;

export const root = style(ui({ display: 'grid', gap: '6px', justifyItems: 'start' }));

export const legend = style(ui({ ...labelStyle, marginBlockEnd: '6px' }));

export const joined = style(
  ui({
    display: 'inline-grid',
    gridAutoFlow: 'column',
    gridAutoColumns: '1fr',
    maxInlineSize: '100%',
    border: vars.border.control,
    borderRadius: radius.control,
    background: color.surface,
    selectors: {
      '[aria-invalid=true] > &': { borderColor: color.critical, boxShadow: `inset 0 0 0 1px ${color.critical}` },
    },
  }),
);

export const apart = style(ui({ display: 'flex', flexWrap: 'wrap', gap: '10px' }));

export const block = style(
  ui({
    inlineSize: '100%',
    gridTemplateColumns: 'repeat(auto-fit, minmax(88px, 1fr))',
    selectors: { [`${apart}&`]: { display: 'grid' } },
  }),
);

/** A chosen segment covers the frame, so that no hairline of it shows around the ground. */
export const segment = style(
  ui({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    minBlockSize: size.controlSmall,
    paddingInline: space.x4,
    margin: '-1px',
    border: '1px solid transparent',
    borderRadius: radius.control,
    lineHeight: 1.25,
    overflowWrap: 'anywhere',
    textAlign: 'center',
    cursor: 'pointer',
    transition: `background-color ${motion.fast} ${motion.ease}, color ${motion.fast} ${motion.ease}`,
    selectors: {
      '&:hover:not(:has(:disabled, :checked))': { background: color.tile },
      '&:has(:checked)': { background: color.select, borderColor: color.select, color: color.onSelect },
      '&:has(:focus-visible)': { zIndex: 1, outline: `2px solid ${color.focus}`, outlineOffset: '3px' },
      '&:has(:disabled)': { color: color.muted, cursor: 'not-allowed' },
      // Only what is off by itself: a whole group that waits strikes nothing out.
      '&:has([disabled])': { textDecoration: 'line-through' },
      '&:has(:checked:disabled)': { background: color.muted, borderColor: color.muted, color: color.paper },
    },
    '@media': {
      [media.forced]: {
        selectors: {
          '&:has(:checked)': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
          '&:has(:disabled)': { color: 'GrayText' },
        },
      },
    },
  }),
);

export const button = style(
  ui({
    minInlineSize: '88px',
    minBlockSize: size.control,
    margin: 0,
    border: vars.border.control,
    background: color.surface,
    selectors: {
      '&:hover:not(:has(:disabled, :checked))': { borderColor: color.ink, background: color.surface },
      '&:has(:disabled:not(:checked))': { background: color.sunk, borderColor: color.line },
      '[aria-invalid=true] > * > &:not(:has(:disabled))': { borderColor: color.critical },
    },
  }),
);

export const input = style(
  ui({
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    margin: 0,
    opacity: 0,
    cursor: 'inherit',
  }),
);
