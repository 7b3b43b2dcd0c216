import { typeStyle, vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';
import { kit } from '../../kit-layer.ts';

const { color, space } = vars;

export const root = style(kit({ display: 'flex', alignItems: 'center', gap: space.x3 }));

export const label = style(kit({ display: 'inline-flex', alignItems: 'center', gap: space.x2 }));

export const outcome = style(kit({ ...typeStyle('sm'), minInlineSize: 0, color: color.muted }));
