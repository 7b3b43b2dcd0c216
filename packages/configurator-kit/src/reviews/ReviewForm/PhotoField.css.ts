import { typeStyle, vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';
import { kit } from '../../kit-layer.ts';

const { color, space } = vars;

export const field = style(
  kit({
    display: 'grid',
    gap: space.x2,
    justifyItems: 'start',
    margin: 0,
    padding: 0,
    border: 0,
    minInlineSize: 0,
  }),
);

export const legend = style(kit({ ...typeStyle('sm'), padding: 0, marginBlockEnd: space.x2, fontWeight: 600 }));

export const optional = style(kit({ fontWeight: 400, color: color.muted }));

/** Four fit in the narrowest popup. */
export const list = style(
  kit({
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(0, 96px))',
    gap: space.x2,
    inlineSize: '100%',
    margin: 0,
    padding: 0,
    listStyle: 'none',
  }),
);

export const item = style(kit({ ...typeStyle('sm'), display: 'grid', gap: space.x1, justifyItems: 'center' }));

export const frame = style(
  kit({
    position: 'relative',
    inlineSize: '100%',
    aspectRatio: '1',
    overflow: 'hidden',
    borderRadius: vars.radius.s,
    background: color.tile,
    selectors: { '&[data-status=failed]': { outline: `2px solid ${color.critical}`, outlineOffset: '-2px' } },
  }),
);

export const picture = style(kit({ display: 'block', inlineSize: '100%', blockSize: '100%', objectFit: 'cover' }));

export const busy = style(
  kit({
    position: 'absolute',
    inset: 0,
    display: 'grid',
    placeItems: 'center',
    background: `color-mix(in srgb, ${color.surface} 70%, transparent)`,
  }),
);

/** As large as a finger, but covers little of the photograph. */
export const remove = style(
  kit({
    position: 'absolute',
    insetBlockStart: '-6px',
    insetInlineEnd: '-6px',
    background: `radial-gradient(circle, ${color.surface} 13px, transparent 13.5px)`,
    color: color.ink,
  }),
);

export const hint = style(kit({ ...typeStyle('sm'), margin: 0, color: color.muted }));

export const error = style(kit({ ...typeStyle('sm'), margin: 0, color: color.critical, overflowWrap: 'anywhere' }));
