import { keyframes, style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { ui } from '../../theme/in-layer.ts';

const hidden = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'hidden' } });
const pass = keyframes({ from: { translate: '-100% 0' }, to: { translate: '300% 0' } });

export const root = style(ui({ position: 'relative' }));

export const backdrop = style(
  ui({
    position: 'absolute',
    inset: 0,
    zIndex: 2,
    animation: `${hidden} 200ms`,
    // On a panel with a different background, `--ground` makes the backdrop match it.
    '::before': {
      content: '',
      position: 'absolute',
      inset: 0,
      background: `linear-gradient(var(--ground, transparent) 0 0), ${vars.color.paper}`,
      opacity: 0.6,
    },
  }),
);

export const bar = style(
  ui({
    position: 'sticky',
    insetBlockStart: 0,
    blockSize: '2px',
    overflow: 'clip',
    direction: 'ltr',
    '::before': {
      content: '',
      display: 'block',
      inlineSize: '34%',
      blockSize: '100%',
      background: vars.color.accent,
      animation: `${pass} 1.4s ease-in-out infinite`,
    },
    selectors: { '[dir=rtl] &::before': { animationDirection: 'reverse' } },
    '@media': {
      [media.still]: { '::before': { inlineSize: '100%', animation: 'none' } },
      [media.forced]: { '::before': { background: 'Highlight' } },
    },
  }),
);
