import { inLayer, vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';

export const root = style(inLayer('kit', { display: 'grid', gap: vars.space.x3 }));

export const list = style(
  inLayer('kit', { display: 'flex', flexWrap: 'wrap', gap: vars.space.x2, listStyle: 'none', margin: 0, padding: 0 }),
);
