import { media, tabular, typeStyle, vars } from '@settee/ui/theme';
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
