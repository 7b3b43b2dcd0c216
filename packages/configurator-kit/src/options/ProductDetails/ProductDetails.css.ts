import { media, tabular, typeStyle, vars } from '@settee/ui';
import { style } from '@vanilla-extract/css';
import { kit } from '../../kit-layer.ts';

const { color, layout, space } = vars;

export const root = style(
  kit({
    display: 'grid',
    gap: space.x8,
    '@media': {
      [media.l]: {
        gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
        columnGap: `calc(${layout.productGap} + ${layout.productGap})`,
      },
    },
  }),
);

export const column = style(
  kit({
    display: 'grid',
    gap: space.x7,
    alignContent: 'start',
    minInlineSize: 0,
    '@media': { [media.l]: { paddingInline: layout.headInset } },
  }),
);

export const text = style(kit({ marginBlock: '12px 0', maxInlineSize: '60ch', color: color.muted }));

export const subtitle = style(kit({ marginBlockEnd: space.x3 }));

export const list = style(kit({ margin: 0, borderBlockEnd: vars.border.rule }));

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

export const name = style(kit({ color: color.muted }));

export const value = style(kit({ margin: 0 }));

export const table = style(
  kit({ ...tabular, inlineSize: '100%', borderCollapse: 'collapse', fontSize: '.9375rem', lineHeight: 1.45 }),
);

export const line = style(kit({ borderBlock: vars.border.rule }));

export const columnHead = style(
  kit({
    ...typeStyle('sm'),
    paddingBlock: '8px',
    paddingInline: '0 12px',
    color: color.muted,
    fontWeight: 400,
    textAlign: 'start',
  }),
);

export const rowHead = style(
  kit({ paddingBlock: '11px', paddingInline: '0 12px', color: color.muted, fontWeight: 400, textAlign: 'start' }),
);

export const figure = style(kit({ paddingBlock: '11px', paddingInline: '0 12px' }));
