import { vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';
import { kit } from '../../kit-layer.ts';

export const root = style(kit({ display: 'grid', justifyItems: 'start' }));

export const label = style(kit({ display: 'inline-flex', alignItems: 'center', gap: vars.space.x2 }));
