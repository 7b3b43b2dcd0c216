import { inLayer, typeStyle, vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';

const { space } = vars;

export const root = style(
  inLayer('kit', {
    display: 'grid',
    gap: space.x4,
    padding: space.x6,
    border: vars.border.rule,
    borderRadius: vars.radius.l,
    background: vars.color.surface,
    '@media': { print: { display: 'none' } },
  }),
);
export const text = style(inLayer('kit', { ...typeStyle('md'), margin: 0, overflowWrap: 'anywhere' }));
export const form = style(inLayer('kit', { maxInlineSize: '440px' }));
