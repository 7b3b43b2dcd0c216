import { inLayer } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';

export const cost = style(inLayer('kit', { margin: 0 }));
