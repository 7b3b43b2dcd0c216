import { inLayer, vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';

export const mark = style(
  inLayer('kit', {
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    minInlineSize: 44,
    blockSize: 28,
    paddingInline: '1px',
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.s,
    background: vars.color.surface,
    color: vars.color.ink,
  }),
);

export const drawing = style(
  inLayer('kit', {
    display: 'block',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 1.7,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  }),
);
