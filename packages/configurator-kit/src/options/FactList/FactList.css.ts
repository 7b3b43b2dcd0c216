import { vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';
import { kit } from '../../kit-layer.ts';

export const root = style(kit({ margin: 0, borderBlockEnd: vars.border.rule }));

export const row = style(
  kit({
    display: 'grid',
    gridTemplateColumns: '104px minmax(0, 1fr)',
    columnGap: '16px',
    paddingBlock: '11px',
    borderBlockStart: vars.border.rule,
    fontSize: '.9375rem',
    lineHeight: 1.45,
  }),
);

export const name = style(kit({ color: vars.color.muted }));

export const value = style(kit({ margin: 0 }));
