import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { ui } from '../../theme/in-layer.ts';

const { color, space } = vars;

export const root = style(
  ui({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.x3,
    alignContent: 'center',
    paddingBlock: space.x8,
    paddingInline: space.x4,
    overflowWrap: 'anywhere',
  }),
);

export const align = styleVariants({
  center: ui({ justifyItems: 'center', textAlign: 'center' }),
  start: ui({ justifyItems: 'start', paddingInline: 0 }),
});

export const icon = style(ui({ color: color.muted, marginBlockEnd: space.x1 }));

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
    marginBlockStart: space.x3,
  }),
);
