import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { ui } from '../../theme/in-layer.ts';
import { tabular, typeStyle } from '../../theme/type-style.ts';

const { color, layout } = vars;

export const root = style(
  ui({ ...tabular, display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '10px', rowGap: vars.space.x1 }),
);

/** The stars scale with the adjacent text. */
export const size = styleVariants({
  small: ui({ ...typeStyle('xs') }),
  regular: ui({ ...typeStyle('sm') }),
  large: ui({ ...typeStyle('lg') }),
});

export const stars = style(ui({ position: 'relative', flex: 'none', inlineSize: 'max-content' }));

export const filled = style(
  ui({ position: 'absolute', insetBlock: 0, insetInlineStart: 0, display: 'block', overflow: 'hidden' }),
);

const drawing = { display: 'block', inlineSize: '6em', blockSize: '1.2em', strokeLinejoin: layout.iconJoin } as const;

export const empty = style(
  ui({
    ...drawing,
    fill: 'none',
    stroke: color.edge,
    strokeWidth: '1.5',
    '@media': { [media.forced]: { stroke: 'CanvasText' } },
  }),
);

export const full = style(
  ui({
    ...drawing,
    fill: color.signal,
    stroke: color.signal,
    strokeWidth: '1.5',
    '@media': { [media.forced]: { fill: 'CanvasText', stroke: 'CanvasText' } },
  }),
);

export const muted = style(ui({ color: color.muted }));

export const link = style(
  ui({
    position: 'relative',
    textDecoration: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '4px',
    selectors: {
      '&:hover': { textDecorationThickness: '2px' },
      '&::after': { content: '', position: 'absolute', inset: '-12px 0' },
    },
  }),
);
