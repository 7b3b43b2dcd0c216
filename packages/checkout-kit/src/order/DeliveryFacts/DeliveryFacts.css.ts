import { inLayer, typeStyle, vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';

const { space } = vars;

export const root = style(inLayer('kit', { display: 'grid', gap: space.x3 }));
export const facts = style(inLayer('kit', { display: 'grid', gap: space.x1 }));
export const fact = style(
  inLayer('kit', {
    ...typeStyle('md'),
    margin: 0,
    overflowWrap: 'anywhere',
    selectors: { '& + &': { ...typeStyle('sm'), color: vars.color.muted } },
    '@media': { print: { color: '#000' } },
  }),
);
export const plain = style(
  inLayer('kit', { ...typeStyle('sm'), margin: 0, color: vars.color.muted, overflowWrap: 'anywhere' }),
);
