import { inLayer, media, typeStyle, vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';

export const form = style(
  inLayer('kit', {
    display: 'grid',
    gap: vars.space.x5,
    '@media': { [media.m]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))', columnGap: vars.space.x4 } },
  }),
);

const span = (columns: number) => style(inLayer('kit', { '@media': { [media.m]: { gridColumn: `span ${columns}` } } }));

export const whole = span(6);
export const half = span(3);
export const third = span(2);

export const errorLinks = style(
  // The hit area of a link extends 10 px above and below: with a row gap under 20 px the areas would overlap.
  inLayer('kit', { ...typeStyle('sm'), display: 'flex', flexWrap: 'wrap', gap: `20px ${vars.space.x3}` }),
);

export const legend = style(inLayer('kit', { ...typeStyle('sm'), color: vars.color.muted }));
export const star = style(inLayer('kit', { color: vars.color.critical }));
export const add = style(inLayer('kit', { ...typeStyle('sm'), marginBlockStart: `calc(-1 * ${vars.space.x2})` }));
export const suggestion = style(inLayer('kit', { ...typeStyle('sm') }));
