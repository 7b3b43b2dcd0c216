import { inLayer, typeStyle } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';

export const block = style(inLayer('kit', { ...typeStyle('md'), fontStyle: 'normal', overflowWrap: 'anywhere' }));
export const line = style(inLayer('kit', { display: 'block' }));
