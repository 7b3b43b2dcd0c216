import { inLayer, tabular, typeStyle, vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';

export const text = style(inLayer('kit', { ...typeStyle('md'), margin: 0, marginBlockEnd: vars.space.x5 }));
export const alert = style(inLayer('kit', { marginBlockEnd: vars.space.x5 }));
export const group = style(
  inLayer('kit', {
    paddingBlock: vars.space.x4,
    borderBlockStart: vars.border.rule,
  }),
);
export const head = style(inLayer('kit', { ...typeStyle('sm'), fontWeight: 600, margin: 0 }));
export const list = style(inLayer('kit', { listStyle: 'none', margin: 0, padding: 0 }));
export const item = style(
  inLayer('kit', {
    ...typeStyle('md'),
    display: 'grid',
    gridTemplateColumns: '56px minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: vars.space.x4,
    paddingBlockStart: vars.space.x3,
  }),
);
export const image = style(
  inLayer('kit', {
    inlineSize: 56,
    blockSize: 42,
    objectFit: 'cover',
    background: vars.color.tile,
    borderRadius: vars.radius.m,
  }),
);
export const note = style(inLayer('kit', { ...typeStyle('sm'), ...tabular, color: vars.color.muted }));
