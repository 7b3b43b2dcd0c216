import { inLayer, media, vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';

export const place = style(
  inLayer('app', {
    paddingInline: vars.space.gutter,
    paddingBlockStart: vars.space.x6,
    '@media': { [media.m]: { maxInlineSize: '560px' } },
  }),
);
