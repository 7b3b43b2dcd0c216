import { inLayer, media, typeStyle, vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';
import { inMain } from '../brand-selector.ts';

export const name = style(
  inLayer('app', {
    ...typeStyle('sm'),
    display: 'none',
    maxInlineSize: '10ch',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    '@media': {
      [media.m]: { display: 'block', selectors: { [inMain]: { marginInlineStart: '6px' } } },
    },
  }),
);
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
