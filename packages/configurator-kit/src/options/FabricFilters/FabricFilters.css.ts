import { vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';
import { kit } from '../../kit-layer.ts';

export const root = style(kit({ vars: { '--ground': vars.color.surface, '--stick': `calc(-1 * ${vars.space.x6})` } }));

export const toggle = style(kit({ paddingBlock: vars.space.x2 }));
