import { vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';
import { kit } from '../../kit-layer.ts';

export const closeUp = style(
  kit({
    inlineSize: '100%',
    aspectRatio: '2 / 1',
    marginBlockEnd: '16px',
    objectFit: 'cover',
    borderRadius: vars.radius.m,
  }),
);
