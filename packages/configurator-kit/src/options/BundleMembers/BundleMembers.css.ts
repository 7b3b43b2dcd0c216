import { typeStyle, vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';
import { kit } from '../../kit-layer.ts';

const { color, space } = vars;

export const root = style(kit({ display: 'grid', gap: space.x3, marginBlockStart: space.x5 }));

export const member = style(
  kit({ display: 'grid', gridTemplateColumns: '80px 1fr', gap: space.x4, alignItems: 'center' }),
);

export const fact = style(kit({ ...typeStyle('sm'), color: color.muted }));
