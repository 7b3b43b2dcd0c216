import { vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';
import { kit } from '../../kit-layer.ts';

export const side = style(kit({ minInlineSize: 0 }));

export const layer = style(kit({ vars: { '--ground': vars.color.surface, '--stick': `calc(-1 * ${vars.space.x6})` } }));
