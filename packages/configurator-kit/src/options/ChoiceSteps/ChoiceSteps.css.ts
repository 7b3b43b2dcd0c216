import { vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';
import { kit } from '../../kit-layer.ts';

export const root = style(kit({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x5, alignItems: 'center' }));
