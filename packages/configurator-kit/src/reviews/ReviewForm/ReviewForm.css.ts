import { typeStyle, vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';
import { kit } from '../../kit-layer.ts';

const { color, space } = vars;

export const form = style(kit({ display: 'grid', gap: space.x5 }));

export const text = style(kit({ margin: 0 }));

export const note = style(kit({ ...typeStyle('sm'), margin: 0, color: color.muted }));

export const waiting = style(kit({ minBlockSize: '120px' }));

export const stars = style(kit({ margin: 0, padding: 0, border: 0, minInlineSize: 0 }));

export const legend = style(kit({ ...typeStyle('sm'), padding: 0, fontWeight: 600 }));

export const scale = style(kit({ display: 'flex', alignItems: 'center', marginInlineStart: '-8px' }));

export const star = style(
  kit({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    inlineSize: '44px',
    blockSize: '44px',
    borderRadius: vars.radius.s,
    color: color.edge,
    cursor: 'pointer',
    selectors: {
      '&[data-filled]': { color: color.signal },
      '&:hover': { color: color.signal },
      '&:has(:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
    },
  }),
);

export const radio = style(
  kit({
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    margin: 0,
    opacity: 0,
    cursor: 'pointer',
  }),
);

export const drawing = style(
  kit({
    inlineSize: '28px',
    blockSize: '28px',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: '1.5',
    strokeLinejoin: vars.layout.iconJoin,
    pointerEvents: 'none',
    selectors: { [`${star}[data-filled] &`]: { fill: 'currentColor' } },
  }),
);

export const word = style(kit({ ...typeStyle('sm'), marginInlineStart: space.x2, color: color.muted }));

export const error = style(kit({ ...typeStyle('sm'), margin: 0, color: color.critical }));
