import { inLayer, typeStyle, vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';

export const parts = style(inLayer('kit', { display: 'grid', gap: vars.space.x8, paddingBlock: vars.space.x2 }));

export const part = style(
  inLayer('kit', {
    display: 'grid',
    gap: vars.space.x4,
    selectors: { '& + &': { borderBlockStart: vars.border.ruleStrong, paddingBlockStart: vars.space.x7 } },
  }),
);

export const text = style(
  inLayer('kit', { ...typeStyle('md'), color: vars.color.muted, maxInlineSize: vars.size.measure }),
);
