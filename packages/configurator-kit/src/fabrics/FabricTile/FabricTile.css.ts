import { media, typeStyle, vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';
import { kit } from '../../kit-layer.ts';

const { border, color, layout, motion, radius, size, space } = vars;

export const root = style(
  kit({ display: 'flex', flexDirection: 'column', gap: space.x3, minInlineSize: 0, blockSize: '100%' }),
);

export const fabric = style(
  kit({
    position: 'relative',
    display: 'block',
    inlineSize: '100%',
    aspectRatio: '1',
    padding: 0,
    border: 0,
    overflow: 'clip',
    borderRadius: radius.m,
    cursor: 'pointer',
    forcedColorAdjust: 'none',
    selectors: {
      [`${root}[data-added] &`]: { outline: `2px solid ${color.select}`, outlineOffset: '3px' },
      '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '3px' },
    },
  }),
);

export const image = style(
  kit({
    display: 'block',
    inlineSize: '100%',
    blockSize: '100%',
    objectFit: 'cover',
    transition: `scale ${motion.mid} ${motion.ease}`,
    selectors: {
      [`${fabric}:hover &`]: { scale: layout.pictureHoverScale },
      [`${root}[data-off] &`]: { opacity: 0.55 },
    },
    '@media': { [media.still]: { transition: 'none' } },
  }),
);

export const mark = style(
  kit({
    position: 'absolute',
    insetBlockStart: space.x2,
    insetInlineEnd: space.x2,
    display: 'grid',
    placeItems: 'center',
    inlineSize: '28px',
    blockSize: '28px',
    borderRadius: radius.round,
    background: color.select,
    color: color.onSelect,
    '@media': { [media.forced]: { border: '1px solid CanvasText' } },
  }),
);

export const names = style(kit({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' }));

export const name = style(kit({ ...typeStyle('card'), fontFamily: layout.cardFont, margin: 0 }));

export const family = style(kit({ ...typeStyle('sm'), margin: 0, marginBlockStart: '2px', color: color.muted }));

/** Matches the height of the button it replaces. */
export const off = style(
  kit({
    ...typeStyle('sm'),
    display: 'grid',
    placeItems: 'center',
    minBlockSize: size.controlSmall,
    margin: 0,
    textAlign: 'center',
    color: color.muted,
    borderBlockStart: border.rule,
  }),
);
