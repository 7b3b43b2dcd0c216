import { inLayer, media, vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';

export const form = style(inLayer('kit', { display: 'grid', gap: vars.space.x5 }));

export const pair = style(
  inLayer('kit', {
    display: 'grid',
    gap: vars.space.x5,
    '@media': { [media.m]: { gridTemplateColumns: '1fr 1fr', gap: vars.space.x4 } },
  }),
);

export const actions = style(
  inLayer('kit', { display: 'flex', flexWrap: 'wrap', gap: vars.layout.pairGap, marginBlockStart: vars.space.x2 }),
);

export const joined = style(inLayer('kit', { marginInlineStart: vars.layout.pairOverlap }));

export const digits = style(inLayer('kit', { fontVariantNumeric: 'tabular-nums lining-nums' }));
