import { vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';
import { kit } from '../../kit-layer.ts';

const { color, layout } = vars;

export const root = style(
  kit({
    marginBlockStart: vars.space.x7,
    padding: layout.panelPad,
    background: layout.panelBackground,
    borderRadius: vars.radius.m,
  }),
);

export const title = style(kit({ fontSize: '1.125rem', marginBlockEnd: '8px' }));

export const list = style(kit({ margin: 0 }));

export const row = style(
  kit({
    display: 'grid',
    gridTemplateColumns: '84px minmax(0, 1fr) auto',
    columnGap: '12px',
    alignItems: 'baseline',
    paddingBlock: '11px',
    fontSize: '.9375rem',
    lineHeight: 1.45,
    borderBlockStart: vars.border.rule,
  }),
);

export const name = style(kit({ color: color.muted }));

export const value = style(kit({ margin: 0, selectors: { '&[data-open]': { color: color.muted } } }));
