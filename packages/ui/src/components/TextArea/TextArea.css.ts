import { style } from '@vanilla-extract/css';
import { ui } from '../../theme/in-layer.ts';

export const area = style(ui({ minBlockSize: '112px', resize: 'vertical' }));
