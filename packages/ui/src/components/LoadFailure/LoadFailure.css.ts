import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { ui } from '../../theme/in-layer.ts';

const { space } = vars;

export const place = styleVariants({
  part: {},
  /** Over every layer; the rest of the page can be used. */
  window: ui({
    position: 'fixed',
    zIndex: 40,
    insetInline: space.gutter,
    insetBlockEnd: `calc(${space.x4} + env(safe-area-inset-bottom))`,
    boxShadow: vars.shadow.layer,
    '@media': {
      [media.m]: { insetInlineEnd: 'auto', inlineSize: '420px', insetBlockEnd: space.x6 },
      print: { display: 'none' },
    },
  }),
});

export const retry = style(ui({ marginBlockStart: space.x3 }));
