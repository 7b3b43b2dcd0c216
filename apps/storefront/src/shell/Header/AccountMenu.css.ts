import { inLayer, typeStyle, vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';

export const list = style(inLayer('app', { display: 'grid', minInlineSize: '168px', marginBlock: '-8px' }));
export const item = style(
  inLayer('app', {
    ...typeStyle('md'),
    display: 'flex',
    alignItems: 'center',
    inlineSize: '100%',
    minBlockSize: vars.size.hit,
    color: vars.color.ink,
    textAlign: 'start',
    cursor: 'pointer',
    selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '4px' } },
  }),
);
export const last = style(
  inLayer('app', {
    borderBlockStart: vars.border.rule,
    marginBlockStart: vars.space.x1,
    paddingBlockStart: vars.space.x1,
  }),
);
export const failure = style(
  inLayer('app', { ...typeStyle('sm'), color: vars.color.critical, maxInlineSize: '200px' }),
);
