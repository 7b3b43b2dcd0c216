import { vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';
import { kit } from '../../kit-layer.ts';

export const root = style(kit({ display: 'grid', gap: vars.space.x3, marginBlockStart: vars.space.x5 }));
