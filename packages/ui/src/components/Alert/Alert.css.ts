import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { ui } from '../../theme/in-layer.ts';

const { color, layout } = vars;

export const root = style(
  ui({
    display: 'flex',
    gap: '10px',
    alignItems: 'flex-start',
    padding: '12px 16px',
    borderRadius: vars.radius.m,
    fontSize: '.9375rem',
    lineHeight: 1.45,
    '@media': { [media.forced]: { border: '1px solid CanvasText' } },
  }),
);

export const tone = styleVariants({
  info: ui({ background: color.accentSoft, color: color.ink }),
  success: ui({ background: color.positiveSoft, color: color.onPositiveSoft }),
  notice: ui({ background: color.signalSoft, color: color.onSignalSoft }),
  critical: ui({
    borderStyle: 'solid',
    borderColor: color.critical,
    borderBlockWidth: layout.alertRule,
    borderInlineWidth: `${layout.alertBar} ${layout.alertRule}`,
    background: color.criticalSoft,
    color: color.critical,
  }),
});

export const icon = style(ui({ marginBlockStart: '1px' }));

export const body = style(ui({ display: 'grid', gap: '2px', minInlineSize: 0, overflowWrap: 'anywhere' }));

export const title = style(ui({ fontWeight: 600 }));
