import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { ui } from '../../theme/in-layer.ts';

export const pills = style(ui({ display: 'flex', flexWrap: 'wrap', gap: '12px 8px', paddingBlock: '6px' }));

export const slider = style(ui({ marginBlockStart: vars.space.x4 }));

/** The border separates the lightest colors from the background. */
export const dot = style(
  ui({
    display: 'inline-block',
    flex: 'none',
    inlineSize: '16px',
    blockSize: '16px',
    marginInlineEnd: '4px',
    borderRadius: vars.radius.swatch,
    boxShadow: `inset 0 0 0 1px ${vars.color.edge}`,
    verticalAlign: '-2px',
    forcedColorAdjust: 'none',
  }),
);
