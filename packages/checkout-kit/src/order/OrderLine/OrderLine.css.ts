import { inLayer, media, tabular, typeStyle, vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';

/** A price in dollars of Canada leaves no space for a word next to it: it moves below the name. */
const narrow = 'screen and (max-width: 359px)';

export const root = style(
  inLayer('kit', {
    display: 'grid',
    gridTemplateColumns: '76px minmax(0, 1fr) auto',
    columnGap: vars.space.x4,
    alignItems: 'start',
    '@media': {
      [media.m]: {
        selectors: { '&[data-size="large"]': { gridTemplateColumns: '112px minmax(0, 1fr) auto' } },
      },
      [narrow]: { gridTemplateColumns: '76px minmax(0, 1fr)' },
      print: { breakInside: 'avoid', gridTemplateColumns: '18mm minmax(0, 1fr) auto' },
    },
  }),
);
export const image = style(inLayer('kit', { display: 'block', inlineSize: '100%', borderRadius: vars.radius.s }));
export const name = style(inLayer('kit', { ...typeStyle('md'), fontWeight: 600, margin: 0, overflowWrap: 'anywhere' }));
export const muted = style(inLayer('kit', { ...typeStyle('sm'), color: vars.color.muted, margin: 0 }));
export const price = style(
  inLayer('kit', {
    ...typeStyle('md'),
    ...tabular,
    margin: 0,
    whiteSpace: 'nowrap',
    '@media': { [narrow]: { gridColumn: 2 } },
  }),
);
export const action = style(
  inLayer('kit', {
    ...typeStyle('sm'),
    marginBlockStart: vars.space.x2,
    '@media': { print: { display: 'none' } },
  }),
);
