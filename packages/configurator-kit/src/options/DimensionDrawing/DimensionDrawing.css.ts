import { tabular, vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';
import { kit } from '../../kit-layer.ts';

const { color, space } = vars;

export const root = style(
  kit({
    display: 'block',
    inlineSize: '100%',
    maxInlineSize: '460px',
    maxBlockSize: '300px',
    marginBlockEnd: space.x4,
  }),
);

export const body = style(kit({ fill: color.tile, stroke: color.edge, strokeWidth: 1 }));

export const line = style(kit({ fill: 'none', stroke: color.muted, strokeWidth: 1 }));

export const text = style(kit({ ...tabular, fill: color.ink, fontSize: '13px', textAnchor: 'middle' }));

export const name = style(kit({ fill: color.muted, fontSize: '12px', textAnchor: 'middle' }));
