import { tabular, typeStyle, vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';
import { kit } from '../../kit-layer.ts';

const { color, layout } = vars;

export const root = style(kit({ minInlineSize: 0 }));

export const head = style(
  kit({
    display: 'grid',
    gridTemplateColumns: 'auto 1fr auto',
    columnGap: '10px',
    alignItems: 'baseline',
    marginBlockEnd: '12px',
  }),
);

export const title = style(kit({ fontSize: '1rem', lineHeight: 1.5, fontWeight: vars.type.h3.weight }));

export const count = style(kit({ ...typeStyle('sm'), color: color.muted, whiteSpace: 'nowrap' }));

export const care = style(kit({ ...typeStyle('sm') }));

/** Subtitle and preview lie over each other, so that neither moves what is below. */
export const line = style(kit({ ...typeStyle('sm'), display: 'grid', gridColumn: '1 / -1' }));

export const subtitle = style(
  kit({ gridArea: '1 / 1', color: color.muted, selectors: { '&[data-covered]': { visibility: 'hidden' } } }),
);

export const preview = style(
  kit({
    ...tabular,
    gridArea: '1 / 1',
    justifySelf: 'start',
    alignSelf: 'start',
    display: 'flex',
    gap: '8px',
    maxInlineSize: '100%',
    marginInlineStart: layout.saleHang,
    padding: layout.markPad,
    background: layout.markBackground,
    color: layout.markInk,
  }),
);

export const previewName = style(kit({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }));

export const previewPrice = style(kit({ flex: 'none', fontWeight: 600 }));

export const details = style(kit({ marginBlockStart: '16px' }));
