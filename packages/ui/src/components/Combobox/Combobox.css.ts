import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { ui } from '../../theme/in-layer.ts';
import { typeStyle } from '../../theme/type-style.ts';

const { color, radius, shadow, size, space } = vars;

export const root = style(ui({ inlineSize: '100%' }));

export const leading = style(
  ui({ position: 'absolute', insetBlock: 0, insetInlineStart: '12px', display: 'grid', placeItems: 'center' }),
);

export const withLeading = style(ui({ paddingInlineStart: '44px' }));

export const popup = style(
  ui({
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: 'calc(100% + 4px)',
    zIndex: 30,
    display: 'flex',
    flexDirection: 'column',
    maxBlockSize: 'min(60vh, 400px)',
    overflow: 'clip',
    border: vars.border.control,
    borderRadius: radius.m,
    background: color.surface,
    boxShadow: shadow.layer,
  }),
);

/** Scrolls separately, so that the content below it stays visible. */
export const list = style(ui({ minBlockSize: 0, overflowY: 'auto', overscrollBehavior: 'contain' }));

export const option = style(
  ui({
    display: 'grid',
    gap: '2px',
    alignContent: 'center',
    minBlockSize: size.hit,
    padding: '8px 14px',
    lineHeight: 1.35,
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    selectors: {
      '&:hover': { background: color.sunk },
      '&[aria-selected=true]': { background: color.tile, boxShadow: `inset 3px 0 0 ${color.select}` },
      '[dir=rtl] &[aria-selected=true]': { boxShadow: `inset -3px 0 0 ${color.select}` },
      '&[aria-disabled=true]': { background: 'none', color: color.muted, cursor: 'default' },
    },
    '@media': {
      [media.forced]: {
        selectors: {
          '&[aria-selected=true]': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
        },
      },
    },
  }),
);

export const note = style(
  ui({
    ...typeStyle('sm'),
    color: color.muted,
    '@media': { [media.forced]: { color: 'inherit' } },
  }),
);

export const message = style(
  ui({ display: 'flex', gap: space.x3, padding: '12px 14px', color: color.muted, lineHeight: 1.35 }),
);

export const footer = style(
  ui({
    ...typeStyle('sm'),
    flex: 'none',
    overflowWrap: 'anywhere',
    padding: '10px 14px',
    borderBlockStart: vars.border.rule,
  }),
);
