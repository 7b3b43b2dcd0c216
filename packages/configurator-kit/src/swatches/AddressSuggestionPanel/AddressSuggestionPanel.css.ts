import { vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';
import { kit } from '../../kit-layer.ts';

const { space } = vars;

export const root = style(
  kit({ display: 'grid', gap: space.x3, selectors: { '&:focus': { outline: 'none' } }, scrollMarginBlock: space.x4 }),
);

export const list = style(
  kit({ display: 'flex', flexWrap: 'wrap', gap: space.x2, margin: 0, padding: 0, listStyle: 'none' }),
);
