import { vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';
import { kit } from '../../kit-layer.ts';

export const chips = style(kit({ paddingBlockEnd: vars.space.x4 }));
