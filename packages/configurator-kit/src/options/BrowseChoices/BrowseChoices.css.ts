import { vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';
import { kit } from '../../kit-layer.ts';

const { color, space } = vars;

export const root = style(kit({ display: 'grid', gap: space.x5, alignContent: 'start', minInlineSize: 0 }));

export const skeleton = style(
  kit({ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(56px, 1fr))', gap: space.x2 }),
);

export const missing = style(kit({ display: 'flex', flexWrap: 'wrap', gap: space.x2, margin: 0, color: color.muted }));

export const veiled = style(kit({ vars: { '--ground': color.surface }, minInlineSize: 0 }));
