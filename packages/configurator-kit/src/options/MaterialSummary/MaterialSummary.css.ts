import { tabular, typeStyle, vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';
import { kit } from '../../kit-layer.ts';

const { border, color, radius, space } = vars;

export const root = style(kit({ display: 'grid', gap: space.x3, alignContent: 'start', minInlineSize: 0 }));

export const image = style(kit({ overflow: 'hidden', borderRadius: radius.m, background: color.sunk }));

export const closeUp = style(kit({ display: 'block', inlineSize: '100%', aspectRatio: '4 / 3', objectFit: 'cover' }));

export const thumbs = style(kit({ display: 'flex', gap: space.x2, margin: 0, padding: 0, listStyle: 'none' }));

export const thumb = style(kit({ inlineSize: '64px' }));

export const thumbImage = style(kit({ display: 'block', inlineSize: '100%', aspectRatio: '1', objectFit: 'cover' }));

export const name = style(kit({ ...typeStyle('lg'), margin: 0, overflowWrap: 'anywhere' }));

export const price = style(kit({ ...tabular, margin: 0, fontWeight: 600 }));

export const note = style(kit({ ...typeStyle('sm'), margin: 0, color: color.muted }));

export const facts = style(kit({ ...typeStyle('sm'), margin: 0, padding: 0, listStyle: 'none', color: color.muted }));

/** A line of picture, name and price, for narrow places. */
export const line = style(
  kit({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    columnGap: space.x3,
    alignItems: 'center',
    minInlineSize: 0,
  }),
);

export const chip = style(
  kit({
    inlineSize: '48px',
    blockSize: '48px',
    objectFit: 'cover',
    borderRadius: radius.swatch,
    border: border.rule,
    forcedColorAdjust: 'none',
  }),
);

export const lineText = style(kit({ display: 'grid', minInlineSize: 0 }));

export const lineName = style(
  kit({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', fontWeight: 500 }),
);
