import { inLayer, media, vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';

export const root = style(
  inLayer('kit', {
    display: 'grid',
    gap: vars.space.x7,
    inlineSize: '100%',
    maxInlineSize: vars.size.checkout,
    marginInline: 'auto',
    paddingInline: vars.space.gutter,
    paddingBlock: `${vars.space.x6} ${vars.space.section}`,
    '@media': {
      [media.l]: {
        gridTemplateColumns: 'minmax(0, 1fr) clamp(340px, 31vw, 400px)',
        columnGap: 'clamp(40px, 6vw, 96px)',
      },
    },
  }),
);
export const steps = style(inLayer('kit', { gridColumn: '1 / -1' }));
