import { labelStyle, media, typeStyle, vars } from '@settee/ui';
import { style } from '@vanilla-extract/css';
import { kit } from '../../kit-layer.ts';

const { color } = vars;

export const eyebrow = style(kit({ ...labelStyle, color: color.muted }));

export const title = style(kit({ marginBlock: '6px 10px', textWrap: 'balance' }));

export const rating = style(kit({ ...typeStyle('sm'), display: 'flex', gap: '10px', alignItems: 'center' }));

/** Two rows of stars over each other; the upper one is cut at the average. */
export const stars = style(
  kit({ position: 'relative', fontSize: '.875rem', letterSpacing: '2px', lineHeight: 1, color: color.line }),
);

export const earned = style(
  kit({
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 0,
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    color: color.signal,
    '@media': { [media.forced]: { color: 'CanvasText' } },
  }),
);

export const price = style(kit({ marginBlock: '14px 10px' }));

export const availability = style(
  kit({ display: 'flex', gap: '10px', margin: 0, fontSize: '.9375rem', lineHeight: 1.5, color: color.muted }),
);

export const truck = style(kit({ flex: 'none', marginBlockStart: '1px' }));
