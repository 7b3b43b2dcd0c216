import { inLayer, media, tabular, typeStyle, vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';

const { space } = vars;

export const columns = style(
  inLayer('kit', {
    display: 'grid',
    gap: space.x9,
    '@media': {
      [media.l]: { gridTemplateColumns: 'minmax(0, 1.7fr) minmax(0, 1fr)', columnGap: 'clamp(40px, 6vw, 96px)' },
      print: { display: 'block', marginBlockStart: '8mm' },
    },
  }),
);
export const receipt = style(inLayer('kit', { display: 'grid', gap: space.x5, alignContent: 'start' }));
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
export const facts = style(
  inLayer('kit', {
    display: 'grid',
    gap: space.x7,
    alignContent: 'start',
    '@media': { print: { gridTemplateColumns: '1fr 1fr 1fr', marginBlockStart: '8mm' } },
  }),
);
export const fact = style(
  inLayer('kit', { display: 'grid', gap: space.x2, alignContent: 'start', breakInside: 'avoid' }),
);
export const text = style(inLayer('kit', { ...typeStyle('md'), ...tabular, margin: 0 }));
export const muted = style(inLayer('kit', { ...typeStyle('md'), color: vars.color.muted, margin: 0 }));
/** Written by a shopper, with its line breaks. */
export const message = style([text, inLayer('kit', { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })]);
