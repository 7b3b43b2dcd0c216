import { typeStyle, vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';
import { kit } from '../../kit-layer.ts';

export const product = style(kit({ display: 'flex', alignItems: 'center', gap: vars.space.x4 }));

export const place = style(
  kit({ ...typeStyle('md'), margin: 0, marginBlockStart: vars.space.x1, color: vars.color.muted }),
);
