import { inLayer, typeStyle, vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const root = style(inLayer('kit', { display: 'grid', gap: space.x5, inlineSize: '100%' }));
export const promo = style(
  inLayer('kit', { ...typeStyle('md'), color: color.muted, maxInlineSize: vars.size.measure }),
);
export const or = style(
  inLayer('kit', {
    ...typeStyle('sm'),
    display: 'flex',
    alignItems: 'center',
    gap: space.x4,
    color: color.muted,
    selectors: {
      '&::before, &::after': { content: '""', flex: 1, blockSize: '1px', background: color.line },
    },
  }),
);
export const agreement = style(
  inLayer('kit', { ...typeStyle('sm'), color: color.muted, maxInlineSize: vars.size.measure }),
);
export const create = style(
  inLayer('kit', {
    ...typeStyle('md'),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space.x2,
    paddingBlockStart: space.x4,
    borderBlockStart: vars.border.rule,
  }),
);
