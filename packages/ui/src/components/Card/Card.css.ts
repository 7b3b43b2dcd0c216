import { style, styleVariants } from '@vanilla-extract/css';
import { media as width } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { ui } from '../../theme/in-layer.ts';
import { labelStyle, typeStyle } from '../../theme/type-style.ts';

const { color, layout, motion, radius } = vars;

export const nameLink = style(ui({ '::before': { content: '', position: 'absolute', inset: 0 } }));

export const root = style(
  ui({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    minInlineSize: 0,
    selectors: {
      [`&:has(${nameLink}:focus-visible)::after`]: {
        content: '',
        position: 'absolute',
        inset: 0,
        zIndex: 3,
        pointerEvents: 'none',
        borderRadius: radius.s,
        outline: `2px solid ${color.focus}`,
        outlineOffset: `calc(min(${layout.gridGap}, 7px) - 3px)`,
      },
    },
  }),
);

const hovered = `${root}:hover &`;
const focused = `${root}:has(${nameLink}:focus-visible) &`;

export const media = style(
  ui({
    position: 'relative',
    order: -1,
    '::after': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      insetBlockStart: 0,
      blockSize: layout.pictureHoverBar,
      background: layout.markBackground,
      visibility: 'hidden',
      pointerEvents: 'none',
    },
    selectors: { [`${root}:hover &::after`]: { visibility: 'visible' } },
  }),
);

export const imageLink = style(
  ui({
    display: 'block',
    position: 'relative',
    overflow: 'clip',
    borderRadius: radius.m,
    background: color.tile,
  }),
);

const zoom = {
  transition: `scale ${motion.mid} ${motion.ease}`,
  selectors: { [hovered]: { scale: layout.pictureHoverScale } },
};

export const image = style(ui({ ...zoom, display: 'block' }));

export const hoverImage = style(
  ui({
    display: 'none',
    position: 'absolute',
    inset: 0,
    selectors: { [focused]: { display: 'block' } },
    '@media': { '(hover: hover)': { selectors: { [hovered]: { display: 'block' } } } },
  }),
);

export const flag = style(
  ui({
    ...labelStyle,
    position: 'absolute',
    insetBlockStart: layout.flagInset,
    insetInlineStart: layout.flagInset,
    padding: layout.flagPad,
    lineHeight: 1,
    borderBlockEnd: layout.flagRule,
    borderInlineEnd: layout.flagRule,
    borderRadius: radius.s,
    pointerEvents: 'none',
    '@media': { [width.forced]: { border: '1px solid CanvasText' } },
  }),
);

export const flagTone = styleVariants({
  plain: ui({ background: color.surface, color: color.ink }),
  sale: ui({ background: color.signalFill, color: color.onSignal }),
});

export const action = style(ui({ position: 'absolute', zIndex: 2, insetBlockStart: '6px', insetInlineEnd: '6px' }));

export const body = style(ui({ padding: layout.cardBodyPad, overflowWrap: 'anywhere' }));

export const line = style(
  ui({ display: 'flex', flexFlow: `${layout.cardBody} wrap`, columnGap: '12px', alignItems: 'start' }),
);

/** Next to a sale price the name has a minimum width and the former price wraps; where both do not fit, the price wraps. */
export const names = style(ui({ flex: '1 1 0', minInlineSize: 'min(100%, 6.5rem)', paddingBlockEnd: '4px' }));

export const name = style(
  ui({
    ...typeStyle('card'),
    fontFamily: layout.cardFont,
    selectors: {
      [hovered]: { textDecoration: 'underline', textDecorationThickness: '1px', textUnderlineOffset: '4px' },
    },
  }),
);

export const note = style(ui({ ...typeStyle('sm'), color: color.muted, marginBlockStart: '2px' }));

/** Takes what room there is before the name does, but no more than it can use. */
export const price = style(ui({ flex: '1000 0 min-content', maxInlineSize: 'max-content' }));

export const rating = style(ui({ marginBlockStart: '6px' }));

export const dots = style(
  ui({ display: 'flex', flexWrap: 'wrap', gap: '6px', alignItems: 'center', marginBlockStart: '10px' }),
);

export const dot = style(
  ui({
    inlineSize: '14px',
    blockSize: '14px',
    borderRadius: radius.swatch,
    boxShadow: `inset 0 0 0 1px color-mix(in srgb, ${color.ink} 18%, transparent)`,
    forcedColorAdjust: 'none',
  }),
);

export const more = style(ui({ ...typeStyle('xs'), color: color.muted }));
