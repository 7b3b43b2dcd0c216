import { inLayer, media, tabular, typeStyle, vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';

export const root = style(inLayer('kit', { display: 'grid', gap: vars.space.x5 }));
export const add = style(inLayer('kit', { justifySelf: 'start' }));
export const form = style(
  inLayer('kit', {
    padding: vars.space.x5,
    border: vars.border.rule,
    borderRadius: vars.radius.l,
  }),
);
export const amounts = style(
  inLayer('kit', {
    display: 'grid',
    gap: vars.space.x4,
    alignItems: 'start',
    margin: 0,
    padding: 0,
    border: 0,
    minInlineSize: 0,
    '@media': { [media.m]: { gridTemplateColumns: '1fr 1fr' } },
  }),
);
export const legend = style(
  inLayer('kit', { ...typeStyle('md'), fontWeight: 600, padding: 0, marginBlockEnd: vars.space.x3 }),
);
export const hint = style(
  inLayer('kit', { ...typeStyle('sm'), ...tabular, gridColumn: '1 / -1', margin: 0, color: vars.color.muted }),
);
