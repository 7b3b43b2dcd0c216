import { inLayer, tabular, typeStyle, vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';

export const root = style(inLayer('kit', { display: 'grid', gap: vars.space.x2, alignContent: 'start' }));
export const image = style(
  inLayer('kit', { display: 'block', inlineSize: '100%', borderRadius: vars.radius.m, objectFit: 'cover' }),
);
export const name = style(
  inLayer('kit', {
    ...typeStyle('card'),
    fontFamily: vars.layout.cardFont,
    margin: 0,
    marginBlockStart: vars.space.x2,
  }),
);
export const link = style(inLayer('kit', { color: 'inherit', textDecoration: 'none' }));
export const options = style(inLayer('kit', { ...typeStyle('sm'), color: vars.color.muted, margin: 0 }));
export const price = style(inLayer('kit', { ...tabular, marginBlockEnd: vars.space.x2 }));
