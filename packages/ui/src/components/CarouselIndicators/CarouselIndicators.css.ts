import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { ui } from '../../theme/in-layer.ts';

const { color, motion } = vars;

export const root = style(ui({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', columnGap: '6px' }));

/** 24 px wide and 44 px high, so that many of them fit under a picture of a phone. */
export const button = style(
  ui({ display: 'grid', placeItems: 'center', inlineSize: '24px', blockSize: vars.size.hit }),
);

export const dot = style(
  ui({
    inlineSize: '8px',
    blockSize: '8px',
    borderRadius: vars.radius.round,
    border: `1px solid ${color.edge}`,
    transition: `background-color ${motion.fast} ${motion.ease}, inline-size ${motion.fast} ${motion.ease}`,
    selectors: {
      '[aria-current] > &, &[data-current]': { inlineSize: '20px', background: color.ink, borderColor: color.ink },
      [`${button}:hover > &`]: {
        borderColor: color.ink,
        background: `color-mix(in srgb, ${color.ink} 40%, transparent)`,
      },
    },
    '@media': {
      [media.forced]: {
        selectors: { '[aria-current] > &, &[data-current]': { background: 'Highlight', forcedColorAdjust: 'none' } },
      },
    },
  }),
);
