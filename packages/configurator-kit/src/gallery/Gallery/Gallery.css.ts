import { media, tabular, typeStyle, vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';
import { kit } from '../../kit-layer.ts';

const { color, layout, radius } = vars;

export const root = style(kit({ minInlineSize: 0 }));

export const stage = style(
  kit({
    position: 'relative',
    overflow: 'clip',
    background: color.tile,
    '@media': { [media.l]: { borderRadius: radius.l } },
  }),
);

/** Opaque background: the brightness of the image is unknown, and it may not be loaded yet. */
export const count = style(
  kit({
    ...typeStyle('sm'),
    ...tabular,
    position: 'absolute',
    zIndex: 1,
    insetBlockEnd: '12px',
    insetInlineEnd: '12px',
    padding: '2px 8px',
    borderRadius: radius.s,
    background: color.surface,
    color: color.ink,
    pointerEvents: 'none',
  }),
);

/** Next to the count. On touch screens the whole image opens the zoom; this is the visible hint. */
export const zoom = style(
  kit({
    ...typeStyle('sm'),
    position: 'absolute',
    zIndex: 1,
    insetBlockEnd: '4px',
    insetInlineStart: '4px',
    display: 'flex',
    alignItems: 'center',
    minBlockSize: vars.size.hit,
    padding: '8px',
    color: color.ink,
    cursor: 'zoom-in',
    // Drawn as flat as the count, with a touch-sized hit area.
    '::before': {
      content: '',
      position: 'absolute',
      zIndex: -1,
      inset: '8px',
      borderRadius: radius.s,
      background: color.surface,
    },
    paddingInline: '16px',
    gap: '6px',
    selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '3px' } },
  }),
);

/** A mouse knows by the magnifier alone. */
export const tap = style(
  kit({
    '@media': { [media.m]: { position: 'absolute', inlineSize: '1px', overflow: 'hidden', clipPath: 'inset(50%)' } },
  }),
);

export const zoomable = style(kit({ cursor: 'zoom-in' }));

export const thumbs = style(
  kit({
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(84px, 112px)',
    gap: `min(${layout.gridGap}, 10px)`,
    margin: 0,
    padding: `calc(min(${layout.gridGap}, 10px)) ${layout.gridInset} 0`,
    listStyle: 'none',
    overflowX: 'auto',
    borderBlockStart: layout.gridRule,
    borderBlockEnd: layout.gridRule,
    '@media': {
      [media.l]: {
        gridAutoFlow: 'row',
        gridAutoColumns: 'auto',
        gridTemplateColumns: `repeat(var(--thumb-columns), minmax(0, ${layout.thumbColumn}))`,
        paddingInline: 0,
      },
    },
  }),
);

export const cell = style(kit({ minInlineSize: 0, selectors: { '& + &': { borderInlineStart: layout.gridRule } } }));

/** Placeholder in thumbnail size for customer images, which load only on request. */
export const blank = style(kit({ display: 'block', aspectRatio: '4 / 3' }));

export const figure = style(kit({ position: 'relative', margin: 0 }));

/** Over the picture, so that nothing moves when it appears. */
export const caption = style(
  kit({
    ...typeStyle('sm'),
    position: 'absolute',
    zIndex: 1,
    insetBlockStart: '12px',
    insetInlineStart: '12px',
    maxInlineSize: 'calc(100% - 24px)',
    padding: '2px 8px',
    borderRadius: radius.s,
    background: color.surface,
    color: color.ink,
    pointerEvents: 'none',
  }),
);

export const video = style(
  kit({ position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%', objectFit: 'cover' }),
);
