import { style, styleVariants } from '@vanilla-extract/css';
import { ui } from '../../theme/in-layer.ts';

export const root = style(ui({ display: 'grid' }));
export const align = styleVariants({
  stretch: {},
  start: ui({ justifyItems: 'start' }),
  center: ui({ justifyItems: 'center' }),
});
