import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { ui } from '../../theme/in-layer.ts';
import { tabular, typeStyle } from '../../theme/type-style.ts';

const { color, space } = vars;

export const root = style(ui({ display: 'grid', justifyItems: 'center', gap: space.x3, paddingBlock: space.x6 }));

export const texts = style(ui({ ...typeStyle('sm'), ...tabular, color: color.muted }));

/** The bar repeats the words, so it is decoration. */
export const bar = style(
  ui({
    inlineSize: 'min(240px, 100%)',
    blockSize: '2px',
    background: color.line,
    '::before': { content: '', display: 'block', blockSize: '100%', inlineSize: 'var(--share)', background: color.ink },
    '@media': {
      [media.forced]: { forcedColorAdjust: 'none', background: 'GrayText', '::before': { background: 'CanvasText' } },
    },
  }),
);
