import { inLayer, tabular, typeStyle, vars } from '@settee/ui';
import { style } from '@vanilla-extract/css';

export const items = style(inLayer('kit', { display: 'grid', gap: vars.space.x6 }));
export const title = style(inLayer('kit', { ...typeStyle('md'), fontWeight: 600, marginBlockEnd: vars.space.x2 }));
export const boxes = style(
  inLayer('kit', { ...typeStyle('sm'), ...tabular, inlineSize: '100%', borderCollapse: 'collapse' }),
);
export const cell = style(
  inLayer('kit', {
    paddingBlock: vars.space.x2,
    borderBlockStart: vars.border.rule,
    textAlign: 'start',
    fontWeight: 400,
  }),
);
