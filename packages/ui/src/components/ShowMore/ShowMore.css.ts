import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { ui } from '../../theme/in-layer.ts';

export const root = style(ui({ display: 'grid', justifyItems: 'start', gap: vars.space.x2 }));

export const content = style(
  ui({
    inlineSize: '100%',
    minInlineSize: 0,
    overflow: 'clip',
    overflowClipMargin: '4px',
    maxBlockSize: 'var(--tall)',
    selectors: {
      '&[data-cut]': { maskImage: 'linear-gradient(#000 calc(100% - 2.5em), rgb(0 0 0 / .25))' },
    },
    '@media': {
      '(prefers-reduced-motion: no-preference)': {
        transition: `max-block-size var(--time) ${vars.motion.ease}`,
      },
      '(forced-colors: active)': { maskImage: 'none' },
      print: { maxBlockSize: 'none', maskImage: 'none' },
    },
  }),
);

/** In lines the cut falls between two of them, so nothing fades. */
export const lines = style(ui({ lineHeight: 'var(--line)', selectors: { '&[data-cut]': { maskImage: 'none' } } }));

export const button = style(ui({ '@media': { print: { display: 'none' } } }));
