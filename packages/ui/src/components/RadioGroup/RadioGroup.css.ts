import { style } from '@vanilla-extract/css';
import { ui } from '../../theme/in-layer.ts';
import { labelStyle } from '../../theme/type-style.ts';

export const root = style(ui({ display: 'grid', justifyItems: 'start', overflowWrap: 'anywhere' }));

export const legend = style(ui({ ...labelStyle, marginBlockEnd: '2px' }));
