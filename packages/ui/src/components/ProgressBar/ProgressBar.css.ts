import { keyframes, style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { ui } from '../../theme/in-layer.ts';
import { tabular, typeStyle } from '../../theme/type-style.ts';

const { color, motion, radius, space } = vars;

export const root = style(ui({ inlineSize: '100%' }));

export const text = style(
  ui({ display: 'flex', flexWrap: 'wrap', columnGap: space.x4, justifyContent: 'space-between' }),
);

export const label = style(ui({ ...typeStyle('sm'), fontWeight: 500, marginBlockEnd: space.x2 }));

export const value = style(ui({ ...typeStyle('sm'), ...tabular, color: color.muted, marginBlockEnd: space.x2 }));

export const track = style(
  ui({
    position: 'relative',
    blockSize: '8px',
    overflow: 'hidden',
    borderRadius: radius.round,
    background: color.tile,
    boxShadow: `inset 0 0 0 1px ${color.edge}`,
    '@media': { [media.forced]: { border: '1px solid CanvasText' } },
  }),
);

export const bar = style(
  ui({
    blockSize: '100%',
    borderRadius: 'inherit',
    background: color.accent,
    transition: `inline-size ${motion.mid} ${motion.ease}`,
    selectors: { '[data-tone=positive] > &': { background: color.positive } },
    '@media': {
      [media.forced]: {
        forcedColorAdjust: 'none',
        background: 'Highlight',
        selectors: { '[data-tone=positive] > &': { background: 'Highlight' } },
      },
    },
  }),
);

const wander = keyframes({ from: { insetInlineStart: '-40%' }, to: { insetInlineStart: '100%' } });

export const indeterminate = style(
  ui({
    position: 'absolute',
    insetBlock: 0,
    inlineSize: '40%',
    animation: `${wander} 1.4s ease-in-out infinite`,
    '@media': { [media.still]: { insetInline: 0, inlineSize: '100%', animation: 'none', opacity: 0.45 } },
  }),
);
