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
/** Same height as reserved by the payment step, so that the rows cause no layout shift. */
export const row = style(
  inLayer('kit', {
    alignContent: 'center',
    minBlockSize: '3.75rem',
    paddingInline: space.x5,
    paddingBlock: space.x4,
    selectors: { '& + &': { borderBlockStart: vars.border.rule } },
  }),
);

/** A checkbox already has a large enough tap target. */
export const box = style([row, inLayer('kit', { paddingBlock: space.x1 })]);
