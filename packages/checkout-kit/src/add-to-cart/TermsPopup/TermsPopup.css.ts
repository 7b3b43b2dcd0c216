import { inLayer, media, typeStyle, vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';

export const parts = style(
  inLayer('kit', {
    display: 'grid',
    gap: vars.space.x6,
    selectors: { '&[data-items="true"]': { '@media': { [media.m]: { gridTemplateColumns: '240px minmax(0, 1fr)' } } } },
  }),
);
export const image = style(inLayer('kit', { display: 'block', inlineSize: '100%', borderRadius: vars.radius.m }));
export const made = style(
  inLayer('kit', { ...typeStyle('label'), color: vars.color.signal, margin: 0, marginBlockStart: 8 }),
);
export const name = style(inLayer('kit', { ...typeStyle('sm'), fontWeight: 600, margin: 0 }));
export const options = style(inLayer('kit', { ...typeStyle('sm'), color: vars.color.muted, margin: 0 }));
export const termsTitle = style(
  inLayer('kit', { ...typeStyle('sm'), fontWeight: 600, margin: 0, marginBlockStart: vars.space.x5 }),
);
export const terms = style(
  inLayer('kit', { ...typeStyle('sm'), margin: 0, marginBlockStart: vars.space.x2, paddingInlineStart: vars.space.x5 }),
);
export const message = style(inLayer('kit', { ...typeStyle('md'), margin: 0, whiteSpace: 'pre-line' }));
