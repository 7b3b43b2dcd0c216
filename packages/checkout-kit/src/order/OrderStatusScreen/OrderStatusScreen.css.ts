import { inLayer, vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';

const { space } = vars;

export const root = style(
  inLayer('kit', {
    display: 'grid',
    gap: space.x4,
    inlineSize: '100%',
    maxInlineSize: vars.size.checkout,
    marginInline: 'auto',
    paddingInline: space.gutter,
    paddingBlock: `${space.x9} ${space.section}`,
  }),
);
