import { media, tabular, typeStyle, vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';
import { kit } from '../../kit-layer.ts';

const { border, color, motion, radius, shadow, space } = vars;

/** Stays at the foot of the window; where zoom leaves little room it waits at the end of the page. */
export const root = style(
  kit({
    padding: `${space.x3} ${space.gutter}`,
    background: color.surface,
    borderBlockStart: border.ruleStrong,
    boxShadow: shadow.layer,
    '@media': {
      '(min-height: 480px)': { position: 'sticky', insetBlockEnd: 0, zIndex: 5 },
      [media.forced]: { borderBlockStart: '1px solid CanvasText' },
    },
  }),
);

export const line = style(
  kit({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space.x2} ${space.x5}`,
  }),
);

export const title = style(kit({ ...typeStyle('md'), margin: 0, fontWeight: vars.type.h3.weight }));

/** A phone shows only the count; screen readers still read the word. */
export const word = style(
  kit({
    '@media': {
      [`not all and ${media.m}`]: {
        position: 'absolute',
        inlineSize: '1px',
        blockSize: '1px',
        overflow: 'hidden',
        clipPath: 'inset(50%)',
        whiteSpace: 'nowrap',
      },
    },
  }),
);

export const count = style(kit({ ...typeStyle('sm'), ...tabular, color: color.muted, fontWeight: 400 }));

export const slots = style(
  kit({
    display: 'grid',
    gridTemplateColumns: 'repeat(5, minmax(44px, 48px))',
    gap: space.x2,
    flex: '1 1 240px',
    order: -1,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '@media': { [media.m]: { order: 0, flexGrow: 0, flexBasis: '280px' } },
  }),
);

export const free = style(
  kit({ aspectRatio: '1', border: `1px dashed ${color.edge}`, borderRadius: radius.swatch, opacity: 0.6 }),
);

export const remove = style(
  kit({
    position: 'relative',
    display: 'block',
    inlineSize: '100%',
    aspectRatio: '1',
    padding: 0,
    border: 0,
    background: color.tile,
    borderRadius: radius.swatch,
    cursor: 'pointer',
    forcedColorAdjust: 'none',
    selectors: {
      '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
      '&[data-gone]': { outline: `2px solid ${color.critical}`, outlineOffset: '1px' },
    },
  }),
);

export const image = style(
  kit({ display: 'block', inlineSize: '100%', blockSize: '100%', objectFit: 'cover', borderRadius: radius.swatch }),
);

export const cross = style(
  kit({
    position: 'absolute',
    insetBlockStart: '-5px',
    insetInlineEnd: '-5px',
    display: 'grid',
    placeItems: 'center',
    inlineSize: '20px',
    blockSize: '20px',
    borderRadius: radius.round,
    background: color.surface,
    color: color.ink,
    boxShadow: `0 0 0 1px ${color.edge}`,
    transition: `transform ${motion.fast} ${motion.ease}`,
    selectors: { [`${remove}:hover > &`]: { transform: 'scale(1.15)' } },
    '@media': { [media.still]: { transition: 'none' } },
  }),
);

export const order = style(
  kit({ flex: '1 0 auto', '@media': { [media.m]: { flexGrow: 0, marginInlineStart: 'auto' } } }),
);

export const warning = style(
  kit({
    ...typeStyle('sm'),
    margin: 0,
    color: color.critical,
    selectors: { '&:not(:empty)': { marginBlockStart: space.x2 } },
  }),
);

export const note = style(kit({ ...typeStyle('sm'), margin: 0, marginBlockStart: space.x2, color: color.critical }));
