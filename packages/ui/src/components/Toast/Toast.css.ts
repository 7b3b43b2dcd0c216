import { keyframes, style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { ui } from '../../theme/in-layer.ts';
import { typeStyle } from '../../theme/type-style.ts';

const { color, motion, space } = vars;

const rise = keyframes({ from: { opacity: 0, translate: '0 16px' } });

/** Over every layer, never in the way of what is under it. */
export const region = style(
  ui({
    position: 'fixed',
    zIndex: 40,
    insetInline: space.gutter,
    insetBlockEnd: `calc(${space.x4} + env(safe-area-inset-bottom))`,
    pointerEvents: 'none',
    '@media': {
      [media.m]: { insetInlineEnd: 'auto', inlineSize: '420px', insetBlockEnd: space.x6 },
      print: { display: 'none' },
    },
  }),
);

export const list = style(ui({ display: 'grid', gap: space.x2 }));

export const toast = style(
  ui({
    ...typeStyle('sm'),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    columnGap: space.x2,
    minBlockSize: '56px',
    paddingBlock: '6px',
    paddingInline: `${space.x5} 6px`,
    background: color.foot,
    color: color.onFoot,
    // On a dark page only the border marks its edge.
    border: `1px solid color-mix(in srgb, ${color.onFoot} 32%, ${color.foot})`,
    borderRadius: vars.radius.m,
    boxShadow: vars.shadow.layer,
    pointerEvents: 'auto',
    animation: `${rise} ${motion.mid} ${motion.ease}`,
    '@media': { [media.forced]: { border: '1px solid CanvasText' } },
  }),
);

export const message = style(ui({ flex: '1 1 9rem', minInlineSize: 0, paddingBlock: '6px', overflowWrap: 'anywhere' }));

const onDark = { selectors: { '&:focus-visible': { outlineColor: color.onFoot, outlineOffset: '-4px' } } };

export const action = style(
  ui({
    ...typeStyle('button'),
    ...onDark,
    flex: 'none',
    minBlockSize: vars.size.hit,
    minInlineSize: vars.size.hit,
    paddingInline: space.x3,
    fontFamily: vars.font.label,
    textTransform: vars.layout.buttonTransform,
    wordSpacing: vars.layout.buttonWordSpacing,
    textDecoration: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '4px',
  }),
);

export const close = style(ui(onDark));
