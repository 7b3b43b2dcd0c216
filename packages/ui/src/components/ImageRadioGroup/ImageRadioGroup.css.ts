import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { ui } from '../../theme/in-layer.ts';
import { labelStyle } from '../../theme/type-style.ts';

export const root = style(ui({ display: 'grid', gap: vars.space.x2, inlineSize: '100%' }));

export const legend = style(ui({ ...labelStyle, marginBlockEnd: vars.space.x3 }));

export const tiles = style(ui({ display: 'grid', gap: '10px' }));
