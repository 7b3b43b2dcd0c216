import { inLayer, media, vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';

const { space } = vars;

export const root = style(
  inLayer('kit', {
    inlineSize: '100%',
    maxInlineSize: vars.size.checkout,
    marginInline: 'auto',
    paddingInline: space.gutter,
    paddingBlock: `${space.x6} ${space.section}`,
  }),
);

export const columns = style(
  inLayer('kit', {
    display: 'grid',
    gap: space.x7,
    marginBlockStart: space.x7,
    '@media': {
      [media.l]: {
        gridTemplateColumns: 'minmax(0, 1fr) clamp(340px, 31vw, 400px)',
        columnGap: 'clamp(40px, 6vw, 96px)',
        alignItems: 'start',
      },
    },
  }),
);

// The summary is first in the DOM, as on phones, so that streamed content causes no layout shift.
export const main = style(
  inLayer('kit', {
    display: 'grid',
    gap: space.x7,
    minInlineSize: 0,
    '@media': { [media.l]: { gridArea: '1 / 1' } },
  }),
);
export const aside = style(
  inLayer('kit', { '@media': { [media.l]: { gridArea: '1 / 2', position: 'sticky', insetBlockStart: 24 } } }),
);
