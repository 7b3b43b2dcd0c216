import { vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';
import { kit } from '../../kit-layer.ts';

const { color } = vars;

export const map = style(kit({ display: 'block', inlineSize: '100%', blockSize: 'auto' }));
export const land = style(kit({ fill: color.tile }));
export const borders = style(kit({ fill: 'none', stroke: color.paper, strokeWidth: '1.5' }));
export const dot = style(kit({ fill: color.accent, stroke: color.paper, strokeWidth: '2.5' }));
export const marked = style(kit({ fill: color.signal, stroke: color.paper, strokeWidth: '2.5' }));
