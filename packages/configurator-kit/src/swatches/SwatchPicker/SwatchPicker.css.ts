import { media, tabular, typeStyle, vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';
import { kit } from '../../kit-layer.ts';

const { border, color, motion, radius, size, space } = vars;

export const root = style(kit({ display: 'grid', alignContent: 'start', gap: space.x6, minInlineSize: 0 }));

/** Sticky above the swatches; wider than they are, so that it covers their focus rings. */
export const tray = style(
  kit({
    padding: `${space.x3} 8px`,
    marginInline: '-8px',
    background: color.surface,
    borderBlockEnd: border.rule,
    '@media': { '(min-height: 560px)': { position: 'sticky', insetBlockStart: '-16px', zIndex: 4 } },
  }),
);

export const trayHead = style(kit({ display: 'flex', alignItems: 'baseline', gap: space.x3 }));

export const trayTitle = style(kit({ ...typeStyle('md'), margin: 0, fontWeight: vars.type.h3.weight }));

export const count = style(kit({ ...typeStyle('sm'), ...tabular, color: color.muted }));

export const goOn = style(kit({ ...typeStyle('sm'), marginInlineStart: 'auto' }));

export const slots = style(
  kit({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(48px, 1fr))',
    gap: space.x2,
    maxInlineSize: '360px',
    margin: 0,
    marginBlockStart: space.x2,
    padding: 0,
    listStyle: 'none',
    selectors: { '&:focus': { outline: 'none' } },
  }),
);

export const slot = style(kit({ minInlineSize: 0 }));

export const free = style(
  kit({ aspectRatio: '1', border: `1px dashed ${color.edge}`, borderRadius: radius.swatch, opacity: 0.6 }),
);

export const remove = style(
  kit({
    position: 'relative',
    display: 'block',
    inlineSize: '100%',
    minBlockSize: size.hit,
    padding: 0,
    border: 0,
    background: 'none',
    borderRadius: radius.swatch,
    cursor: 'pointer',
    selectors: { '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' } },
  }),
);

export const image = style(
  kit({
    display: 'block',
    inlineSize: '100%',
    blockSize: 'auto',
    aspectRatio: '1',
    objectFit: 'cover',
    background: color.tile,
    borderRadius: radius.swatch,
    forcedColorAdjust: 'none',
  }),
);

export const cross = style(
  kit({
    position: 'absolute',
    insetBlockStart: '4px',
    insetInlineEnd: '4px',
    display: 'grid',
    placeItems: 'center',
    inlineSize: '20px',
    blockSize: '20px',
    borderRadius: radius.round,
    background: color.surface,
    color: color.ink,
    transition: `transform ${motion.fast} ${motion.ease}`,
    selectors: { [`${remove}:hover > &`]: { transform: 'scale(1.15)' } },
    '@media': { [media.still]: { transition: 'none' }, [media.forced]: { border: '1px solid ButtonText' } },
  }),
);

export const name = style(
  kit({
    ...typeStyle('xs'),
    display: 'block',
    marginBlockStart: space.x1,
    overflow: 'hidden',
    textAlign: 'center',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: color.muted,
  }),
);

/** Its line is held, so that a note moves nothing. */
export const note = style(
  kit({
    ...typeStyle('sm'),
    minBlockSize: '1.5em',
    margin: 0,
    marginBlockStart: space.x2,
    color: color.muted,
    selectors: { '&[data-wrong]': { color: color.critical } },
  }),
);
