import { inLayer, media, vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';

export const notice = style(
  inLayer('app', {
    display: 'grid',
    justifyItems: 'start',
    gap: vars.space.x4,
    paddingInline: vars.space.gutter,
    paddingBlockStart: 'clamp(40px, 8vw, 112px)',
    maxInlineSize: '60rem',
  }),
);
export const actions = style(
  inLayer('app', { display: 'flex', flexWrap: 'wrap', gap: vars.space.x3, marginBlockStart: vars.space.x2 }),
);
export const search = style(
  inLayer('app', {
    inlineSize: '100%',
    marginBlockStart: vars.space.x6,
    '@media': { [media.m]: { maxInlineSize: '420px' } },
  }),
);
export const searchTitle = style(inLayer('app', { marginBlockEnd: vars.space.x3 }));
