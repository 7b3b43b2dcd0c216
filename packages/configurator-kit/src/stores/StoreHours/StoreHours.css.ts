import { tabular, typeStyle, vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';
import { kit } from '../../kit-layer.ts';

export const root = style(kit({ ...typeStyle('sm'), ...tabular, display: 'grid', gap: vars.space.x1, margin: 0 }));

export const row = style(kit({ display: 'grid', gridTemplateColumns: '10ch minmax(0, 1fr)', gap: vars.space.x3 }));

export const time = style(kit({ margin: 0, color: vars.color.muted }));
