import { keyframes, style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { ui } from '../../theme/in-layer.ts';

const hidden = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'hidden' } });
const pass = keyframes({ from: { translate: '-100% 0' }, to: { translate: '300% 0' } });

export const root = style(ui({ position: 'relative' }));

export const veil = style(
  ui({
    position: 'absolute',
    inset: 0,
    zIndex: 2,
    background: `color-mix(in srgb, ${vars.color.paper} 60%, transparent)`,
    animation: `${hidden} 200ms`,
  }),
);

export const bar = style(
  ui({
    position: 'sticky',
    insetBlockStart: 0,
    blockSize: '2px',
    overflow: 'clip',
    '::before': {
      content: '',
      display: 'block',
      inlineSize: '34%',
      blockSize: '100%',
      background: vars.color.accent,
      animation: `${pass} 1.4s ease-in-out infinite`,
    },
    '@media': {
      [media.still]: { '::before': { inlineSize: '100%', animation: 'none' } },
      [media.forced]: { '::before': { background: 'Highlight' } },
    },
  }),
);
