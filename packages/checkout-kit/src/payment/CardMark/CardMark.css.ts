import { inLayer, vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';

export const mark = style(
  inLayer('kit', {
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    minInlineSize: 44,
    blockSize: 28,
    paddingInline: vars.space.x1,
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.s,
    background: vars.color.surface,
    color: vars.color.ink,
    fontSize: '.6875rem',
    fontWeight: 700,
    lineHeight: 1,
    letterSpacing: '.01em',
  }),
);
