import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { ui } from '../../theme/in-layer.ts';

const veil = (share: number) => `color-mix(in srgb, currentColor ${share}%, transparent)`;

export const root = style(
  ui({
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: vars.size.hit,
    blockSize: vars.size.hit,
    borderRadius: vars.radius.round,
    transition: `background-color ${vars.motion.fast} ${vars.motion.ease}`,
    selectors: {
      '&:not(:disabled):hover': { background: veil(8) },
      '&:not(:disabled):active': { background: veil(16) },
      '&:disabled': { color: vars.color.muted, opacity: 0.55 },
    },
  }),
);

export const icon = style(
  ui({
    selectors: { '[aria-pressed="true"] > &': { fill: 'currentColor' } },
    '@media': { [media.forced]: { selectors: { '[aria-pressed="true"] > &': { color: 'Highlight' } } } },
  }),
);

export const tone = styleVariants({
  plain: ui({}),
  photo: ui({
    background: vars.layout.photoButtonGround,
    color: vars.color.onPhoto,
    selectors: {
      '&:not(:disabled):hover': { background: vars.layout.photoButtonHover },
      '&:not(:disabled):active': { background: vars.layout.photoButtonHover },
      '&:focus-visible': { outlineColor: vars.color.onPhoto },
    },
  }),
});
