import { inLayer, typeStyle } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';

export const text = style(inLayer('kit', typeStyle('md')));
