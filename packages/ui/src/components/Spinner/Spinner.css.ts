import { keyframes, style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { ui } from '../../theme/in-layer.ts';

const breathe = keyframes({ '0%, 70%, 100%': { opacity: 0.25 }, '35%': { opacity: 1 } });

export const root = style(
  ui({ display: 'inline-flex', gap: '6px', alignItems: 'center', justifyContent: 'center', blockSize: '1lh' }),
);

export const dot = style(
  ui({
    inlineSize: '7px',
    blockSize: '7px',
    borderRadius: vars.radius.round,
    background: 'currentColor',
    animation: `${breathe} 1.2s ease-in-out infinite`,
    selectors: {
      '&:nth-child(2)': { animationDelay: '160ms' },
      '&:nth-child(3)': { animationDelay: '320ms' },
    },
    '@media': {
      [media.still]: { animation: 'none' },
      [media.forced]: { background: 'CanvasText' },
    },
  }),
);
