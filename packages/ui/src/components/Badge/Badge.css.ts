import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { ui } from '../../theme/in-layer.ts';
import { labelStyle, tabular } from '../../theme/type-style.ts';

const { color, layout, radius } = vars;

export const root = style(
  ui({
    ...labelStyle,
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.x1,
    inlineSize: 'max-content',
    maxInlineSize: '100%',
    border: '1px solid transparent',
    lineHeight: 1.2,
    overflowWrap: 'anywhere',
    '@media': { [media.forced]: { borderColor: 'CanvasText' } },
  }),
);

export const tone = styleVariants({
  neutral: ui({ background: color.tile, color: color.ink }),
  accent: ui({ background: color.accent, color: color.onAccent }),
  signal: ui({ background: color.signalFill, color: color.onSignal }),
  positive: ui({ background: color.positiveSoft, color: color.onPositiveSoft }),
  critical: ui({ background: color.criticalSoft, borderColor: color.critical, color: color.critical }),
  outline: ui({ background: color.surface, borderColor: color.edge, color: color.ink }),
});

export const shape = styleVariants({
  flag: ui({ padding: layout.flagPad, borderRadius: radius.s }),
  count: ui({
    ...tabular,
    minInlineSize: '20px',
    blockSize: '20px',
    paddingInline: '5px',
    borderRadius: radius.round,
    fontSize: '.75rem',
    fontStretch: 'normal',
    letterSpacing: 'normal',
  }),
});
