import { typeStyle, vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';
import { kit } from '../../kit-layer.ts';

export const list = style(kit({ display: 'grid', gap: 0, margin: 0, padding: 0, listStyle: 'none' }));
export const row = style(
  kit({
    display: 'grid',
    gap: '10px',
    justifyItems: 'start',
    paddingBlock: vars.space.x4,
    borderBlockStart: vars.border.rule,
    selectors: { '&:first-child': { borderBlockStart: 0, paddingBlockStart: 0 } },
  }),
);
export const why = style(kit({ ...typeStyle('md'), margin: 0 }));
