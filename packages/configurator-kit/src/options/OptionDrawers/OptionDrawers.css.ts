import { vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';
import { kit } from '../../kit-layer.ts';

export const root = style(kit({ marginBlockStart: '28px' }));

export const drawers = style(kit({ borderBlockEnd: vars.border.ruleStrong }));
