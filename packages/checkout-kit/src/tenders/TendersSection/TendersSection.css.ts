import { inLayer, vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';

const { space } = vars;

export const panel = style(
  inLayer('kit', {
    display: 'grid',
    border: vars.border.ruleStrong,
    borderRadius: vars.radius.l,
    background: vars.color.surface,
  }),
);
export const row = style(
  inLayer('kit', {
    padding: `${space.x4} ${space.x5}`,
    selectors: { '& + &': { borderBlockStart: vars.border.rule } },
  }),
);
