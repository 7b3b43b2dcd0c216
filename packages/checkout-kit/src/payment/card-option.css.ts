import { inLayer, tabular, vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';

export const card = style(inLayer('kit', { ...tabular, display: 'flex', alignItems: 'center', gap: vars.space.x3 }));
