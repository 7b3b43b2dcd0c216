import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { ui } from '../../theme/in-layer.ts';
import { labelStyle, tabular } from '../../theme/type-style.ts';

const { color, space } = vars;

export const root = style(ui({ minInlineSize: 0, overflowWrap: 'anywhere' }));

export const legend = style(ui({ ...labelStyle, marginBlockEnd: '2px' }));

export const boxes = style(ui({ display: 'grid', justifyItems: 'start' }));

export const columns = style(
  ui({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 180px), 1fr))',
    justifyItems: 'start',
    columnGap: space.x6,
  }),
);

export const count = style(ui({ ...tabular, color: color.muted }));

export const slider = style(ui({ marginBlockStart: space.x4 }));
