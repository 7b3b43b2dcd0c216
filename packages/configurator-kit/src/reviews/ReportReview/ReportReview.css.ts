import { vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';
import { kit } from '../../kit-layer.ts';

export const form = style(kit({ display: 'grid', gap: vars.space.x5 }));

export const text = style(kit({ margin: 0 }));
