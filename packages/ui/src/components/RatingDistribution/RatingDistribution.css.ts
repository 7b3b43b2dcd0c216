import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { ui } from '../../theme/in-layer.ts';
import { tabular, typeStyle } from '../../theme/type-style.ts';

const { color, layout, motion, radius, size, space } = vars;

export const root = style(
  ui({ display: 'grid', gridTemplateColumns: 'auto 1fr auto', inlineSize: '100%', maxInlineSize: '420px' }),
);

export const row = style(
  ui({
    ...typeStyle('sm'),
    ...tabular,
    display: 'grid',
    gridColumn: '1 / -1',
    gridTemplateColumns: 'subgrid',
    columnGap: space.x3,
    alignItems: 'center',
    inlineSize: '100%',
    minBlockSize: '36px',
    paddingInline: space.x2,
    borderRadius: radius.s,
    selectors: {
      '&:is(:disabled, [data-empty])': { color: color.muted },
    },
  }),
);

export const live = style(
  ui({
    minBlockSize: size.hit,
    transition: `background-color ${motion.fast} ${motion.ease}`,
    selectors: {
      '&:not(:disabled):hover': { background: color.tile },
      '&[aria-pressed=true]': { background: layout.selectedGround, boxShadow: `inset 0 0 0 2px ${color.select}` },
      '&:focus-visible': { outlineOffset: '-2px' },
    },
    '@media': { [media.forced]: { selectors: { '&[aria-pressed=true]': { outline: '2px solid Highlight' } } } },
  }),
);

/** Rows share their columns across list items. */
export const item = style(ui({ display: 'grid', gridColumn: '1 / -1', gridTemplateColumns: 'subgrid' }));

export const stars = style(
  ui({ selectors: { [`a${live} > &`]: { textDecoration: 'underline', textUnderlineOffset: '4px' } } }),
);

export const track = style(
  ui({
    display: 'block',
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
    display: 'block',
    blockSize: '100%',
    background: color.signal,
    '@media': { [media.forced]: { forcedColorAdjust: 'none', background: 'CanvasText' } },
  }),
);

export const count = style(ui({ minInlineSize: '3ch', textAlign: 'end', color: color.muted }));
