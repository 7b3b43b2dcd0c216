import { inLayer, typeStyle, vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';

const { space } = vars;

export const root = style(
  inLayer('kit', { display: 'grid', gap: space.x4, inlineSize: '100%', maxInlineSize: vars.size.measure }),
);
export const text = style(inLayer('kit', { ...typeStyle('md'), margin: 0, overflowWrap: 'anywhere' }));
export const form = style(inLayer('kit', { maxInlineSize: '440px' }));
