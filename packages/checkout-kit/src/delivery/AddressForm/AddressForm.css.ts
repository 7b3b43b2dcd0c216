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
  // Above and below a link 10 px more take a press: rows nearer than twice that would cover each other.
  inLayer('kit', { ...typeStyle('sm'), display: 'flex', flexWrap: 'wrap', gap: `20px ${vars.space.x3}` }),
);
