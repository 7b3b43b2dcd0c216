import { inLayer, vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';

export const crumbs = style(inLayer('app', { padding: `14px ${vars.space.gutter}` }));
