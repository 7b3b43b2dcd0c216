import { inLayer, typeStyle } from '@settee/ui';
import { style } from '@vanilla-extract/css';

export const text = style(inLayer('kit', typeStyle('md')));
