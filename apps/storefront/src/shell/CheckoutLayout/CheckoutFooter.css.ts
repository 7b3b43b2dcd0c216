import { inLayer, typeStyle, vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';

export const footer = style(
  inLayer('app', {
    ...typeStyle('xs'),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '8px 32px',
    marginBlockStart: vars.space.section,
    marginInline: vars.space.gutter,
    paddingBlock: '20px',
    borderBlockStart: vars.border.rule,
    color: vars.color.muted,
    '@media': { print: { display: 'none' } },
  }),
);
export const links = style(inLayer('app', { display: 'flex', gap: '24px' }));
export const link = style(
  inLayer('app', {
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: '36px',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
  }),
);
