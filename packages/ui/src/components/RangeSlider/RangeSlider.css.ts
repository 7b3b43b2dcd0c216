import { style } from '@vanilla-extract/css';
import { ui } from '../../theme/in-layer.ts';
import { labelStyle, tabular, typeStyle } from '../../theme/type-style.ts';

export const legend = style(ui({ ...labelStyle, marginBlockEnd: '6px' }));

export const ends = style(ui({ ...typeStyle('sm'), ...tabular, display: 'flex', justifyContent: 'space-between' }));
