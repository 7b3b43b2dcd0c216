import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { ui } from '../../theme/in-layer.ts';
import { typeStyle } from '../../theme/type-style.ts';

const { color, space } = vars;

export const root = style(
  ui({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.x3,
    justifyItems: 'center',
    textAlign: 'center',
    overflowWrap: 'anywhere',
  }),
);

export const size = styleVariants({
  page: ui({ alignContent: 'center', minBlockSize: '60vh', paddingBlock: space.x9, paddingInline: space.x4 }),
  block: ui({ paddingBlock: space.x7, paddingInline: space.x4 }),
  line: ui({
    ...typeStyle('sm'),
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: space.x2,
    rowGap: 0,
    alignItems: 'center',
    minBlockSize: vars.size.hit,
    textAlign: 'start',
  }),
});

export const icon = style(ui({ color: color.critical }));

export const text = style(
  ui({ display: 'grid', gap: space.x2, maxInlineSize: '46ch', color: color.muted, textWrap: 'pretty' }),
);

export const actions = style(
  ui({
    display: 'flex',
    flexWrap: 'wrap',
    gap: space.x4,
    alignItems: 'center',
    justifyContent: 'center',
  }),
);
