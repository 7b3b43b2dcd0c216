import { style, styleVariants } from '@vanilla-extract/css';
import { ui } from '../../theme/in-layer.ts';

export const root = style(ui({ display: 'flex', flexWrap: 'wrap' }));
export const align = styleVariants({
  stretch: {},
  center: ui({ alignItems: 'center' }),
  baseline: ui({ alignItems: 'baseline' }),
  end: ui({ alignItems: 'end' }),
});
export const justify = styleVariants({
  start: {},
  center: ui({ justifyContent: 'center' }),
  between: ui({ justifyContent: 'space-between' }),
});
