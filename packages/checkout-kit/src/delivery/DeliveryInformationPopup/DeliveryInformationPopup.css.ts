import { inLayer, typeStyle, vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';

export const panel = style(inLayer('kit', { display: 'grid', gap: vars.space.x5, paddingBlockStart: vars.space.x5 }));

export const note = style(inLayer('kit', { ...typeStyle('sm'), color: vars.color.muted, maxInlineSize: '56ch' }));

export const waiting = style(inLayer('kit', { display: 'grid', gap: vars.space.x5, minBlockSize: 220 }));

export const days = style(inLayer('kit', { margin: 0 }));

export const way = style(
  inLayer('kit', {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
    gap: vars.space.x4,
    paddingBlock: vars.space.x3,
    borderBlockEnd: vars.border.rule,
    selectors: { '&:last-child': { borderBlockEnd: 'none' }, '&[data-picked]': { fontWeight: 600 } },
  }),
);

export const long = style(inLayer('kit', { margin: 0 }));
