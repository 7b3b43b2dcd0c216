import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { ui } from '../../theme/in-layer.ts';

const grow = keyframes({ from: { blockSize: 0 } });

/** Grows only where a browser can animate to the height of the content, and never on arrival. */
export const content = style(
  ui({
    overflow: 'clip',
    overflowClipMargin: '8px',
    '@media': {
      '(prefers-reduced-motion: no-preference)': {
        '@supports': {
          '(interpolate-size: allow-keywords)': {
            interpolateSize: 'allow-keywords',
            selectors: { '&[data-grows]': { animation: `${grow} ${vars.motion.mid} ${vars.motion.ease}` } },
          },
        },
      },
    },
  }),
);
