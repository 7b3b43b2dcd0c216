import { inLayer, media, typeStyle, vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';

const { space } = vars;

export const facts = style(
  inLayer('kit', {
    display: 'grid',
    gap: space.x6,
    '@media': { [media.m]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
  }),
);
export const fact = style(inLayer('kit', { display: 'grid', gap: space.x2, alignContent: 'start' }));
export const factHead = style(
  inLayer('kit', { display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: space.x3 }),
);
export const text = style(inLayer('kit', { ...typeStyle('md'), margin: 0, overflowWrap: 'anywhere' }));
export const muted = style(inLayer('kit', { ...typeStyle('sm'), color: vars.color.muted, margin: 0 }));
export const lines = style(
  inLayer('kit', {
    display: 'grid',
    gap: space.x5,
    listStyle: 'none',
    margin: 0,
    padding: 0,
    paddingBlock: space.x5,
    borderBlock: vars.border.ruleStrong,
  }),
);
export const totals = style(inLayer('kit', { '@media': { [media.l]: { display: 'none' } } }));
/** Written by a shopper, with its line breaks. */
export const message = style([text, inLayer('kit', { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })]);
export const terms = style(inLayer('kit', { ...typeStyle('sm'), color: vars.color.muted, margin: 0 }));
