import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { ui } from '../../theme/in-layer.ts';
import { typeStyle } from '../../theme/type-style.ts';

const { color, motion, space } = vars;

export const root = style(
  ui({ position: 'relative', overflow: 'clip', background: color.tile, borderRadius: vars.radius.m }),
);

export const video = style(ui({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover', background: '#000' }));

export const poster = style(ui({ position: 'absolute', inset: 0, pointerEvents: 'none' }));

export const start = style(
  ui({
    position: 'absolute',
    inset: 0,
    display: 'grid',
    placeItems: 'center',
    inlineSize: '100%',
    cursor: 'pointer',
    selectors: { '&:focus-visible': { outlineOffset: '-4px' } },
  }),
);

export const disc = style(
  ui({
    display: 'grid',
    placeItems: 'center',
    inlineSize: '72px',
    blockSize: '72px',
    borderRadius: vars.radius.round,
    background: color.surface,
    color: color.ink,
    boxShadow: vars.shadow.card,
    transition: `background-color ${motion.fast} ${motion.ease}, color ${motion.fast} ${motion.ease}`,
    selectors: { [`${start}:hover > &`]: { background: color.ink, color: color.paper } },
    '@media': { [media.forced]: { border: '2px solid ButtonText' } },
  }),
);

export const pause = style(
  ui({
    position: 'absolute',
    insetBlockEnd: space.x3,
    insetInlineEnd: space.x3,
    background: color.surface,
    color: color.ink,
    border: vars.border.control,
  }),
);

export const problem = style(
  ui({
    ...typeStyle('sm'),
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: 0,
    padding: space.x3,
    background: color.surface,
    color: color.critical,
  }),
);
