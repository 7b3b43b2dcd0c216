import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { ui } from '../../theme/in-layer.ts';

export const root = style(
  ui({
    flex: 'none',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: vars.layout.iconStroke,
    strokeLinecap: vars.layout.iconCap,
    strokeLinejoin: vars.layout.iconJoin,
  }),
);

/** Icons that point the way of reading turn with it. */
export const directed = style(ui({ selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } }));
