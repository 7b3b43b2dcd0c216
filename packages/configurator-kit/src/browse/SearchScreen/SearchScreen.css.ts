import { vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';
import { kit } from '../../kit-layer.ts';

export const head = style(kit({ padding: `32px ${vars.space.gutter} 28px`, overflowWrap: 'anywhere' }));
export const grid = style(kit({ paddingInline: vars.layout.gridInset }));
