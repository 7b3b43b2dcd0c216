import { vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';
import { kit } from '../../kit-layer.ts';

export const root = style(kit({ vars: { '--ground': vars.color.surface } }));

export const toggle = style(kit({ paddingBlock: vars.space.x2 }));
