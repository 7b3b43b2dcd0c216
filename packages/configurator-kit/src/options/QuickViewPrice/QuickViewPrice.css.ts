import { tabular, typeStyle, vars } from '@settee/ui/theme';
import { keyframes, style } from '@vanilla-extract/css';
import { kit } from '../../kit-layer.ts';

const { color, border, radius, shadow } = vars;

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(6px)' } });

/** Floats over the page next to the choice, without pointer events. */
export const root = style(
  kit({
    position: 'fixed',
    zIndex: 40,
    inset: 'auto',
    margin: 0,
    padding: 0,
    inlineSize: '232px',
    overflow: 'hidden',
    color: color.ink,
    background: color.surface,
    border: border.rule,
    borderRadius: radius.m,
    boxShadow: shadow.layer,
    pointerEvents: 'none',
    animationName: appear,
    animationTimingFunction: vars.motion.ease,
    animationFillMode: 'backwards',
    '@media': { '(prefers-reduced-motion: reduce)': { animationName: 'none' }, print: { display: 'none' } },
  }),
);

export const image = style(
  kit({ display: 'block', inlineSize: '100%', aspectRatio: '4 / 3', objectFit: 'cover', background: color.tile }),
);

export const text = style(kit({ display: 'grid', gap: '2px', padding: '10px 12px 12px' }));
export const name = style(kit({ ...typeStyle('sm') }));
export const price = style(kit({ ...typeStyle('sm'), ...tabular, fontWeight: 600, minBlockSize: '1.5em' }));
