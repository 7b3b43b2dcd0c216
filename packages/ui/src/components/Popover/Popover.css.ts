import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { ui } from '../../theme/in-layer.ts';
import { typeStyle } from '../../theme/type-style.ts';

const { color, layout, motion, space } = vars;

const appear = keyframes({ from: { opacity: layout.layerOpacity, translate: '0 4px' } });

export const root = style(
  ui({
    ...typeStyle('sm'),
    padding: 0,
    inlineSize: 'max-content',
    maxBlockSize: 'min(80dvh, 560px)',
    overflow: 'auto',
    overflowWrap: 'anywhere',
    overscrollBehavior: 'contain',
    background: color.surface,
    color: color.ink,
    border: layout.layerRule,
    borderRadius: vars.radius.m,
    boxShadow: `0 0 0 1px ${color.line}, ${vars.shadow.card}`,
    animation: `${appear} ${motion.fast} ${motion.ease}`,
    selectors: { '&:focus': { outline: 'none' } },
    '@media': { [media.forced]: { border: '1px solid CanvasText' } },
  }),
);

const wide = (length: string) => ui({ maxInlineSize: `min(${length}, calc(100vw - 16px))` });
export const size = styleVariants({ small: wide('240px'), regular: wide('360px'), wide: wide('520px') });

export const body = style(
  ui({ padding: space.x5, selectors: { [`${root}:has(> button) > &`]: { paddingInlineEnd: '52px' } } }),
);

export const close = style(ui({ position: 'absolute', insetBlockStart: '6px', insetInlineEnd: '6px' }));
