import { keyframes, style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { ui } from '../../theme/in-layer.ts';
import { typeStyle } from '../../theme/type-style.ts';

const appear = keyframes({ from: { opacity: 0 } });

export const root = style(
  ui({
    ...typeStyle('xs'),
    inlineSize: 'max-content',
    maxInlineSize: 'min(280px, calc(100vw - 16px))',
    padding: '8px 12px',
    border: 0,
    borderRadius: vars.radius.s,
    background: vars.color.ink,
    color: vars.color.paper,
    overflow: 'visible',
    overflowWrap: 'anywhere',
    fontFamily: vars.font.text,
    textAlign: 'start',
    animation: `${appear} ${vars.motion.fast} ${vars.motion.ease}`,
    // The mouse crosses the gap to the text without leaving the tooltip.
    '::before': { content: '', position: 'absolute', inset: '-8px', zIndex: -1 },
    '@media': { [media.forced]: { border: '1px solid CanvasText' } },
  }),
);
