import { inLayer, tabular, typeStyle, vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';

export const list = style(inLayer('kit', { display: 'grid', listStyle: 'none', margin: 0, padding: 0 }));

export const item = style(
  inLayer('kit', {
    display: 'grid',
    gridTemplateColumns: '96px minmax(0, 1fr) auto',
    columnGap: vars.space.x4,
    paddingBlock: vars.space.x4,
    borderBlockStart: vars.border.rule,
    selectors: { '&:first-child': { borderBlockStart: 0, paddingBlockStart: 0 } },
  }),
);

export const image = style(
  inLayer('kit', {
    inlineSize: 96,
    blockSize: 72,
    objectFit: 'cover',
    background: vars.color.tile,
    borderRadius: vars.radius.m,
    filter: 'grayscale(.4)',
  }),
);

export const alert = style(inLayer('kit', { marginBlockEnd: vars.space.x4 }));
export const more = style(
  inLayer('kit', {
    ...typeStyle('md'),
    margin: 0,
    paddingBlockStart: vars.space.x4,
    borderBlockStart: vars.border.rule,
  }),
);
export const title = style(inLayer('kit', { ...typeStyle('md'), fontWeight: 600, margin: 0 }));
export const note = style(inLayer('kit', { ...typeStyle('sm'), color: vars.color.muted, margin: 0 }));
export const reason = style(inLayer('kit', { ...typeStyle('sm'), color: vars.color.critical, margin: 0 }));
export const price = style(inLayer('kit', { ...typeStyle('md'), ...tabular }));
