import { media, tabular, typeStyle, vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';
import { kit } from '../../kit-layer.ts';

const { color, layout, space } = vars;

const tall = '100dvh';

/** All of the window, so that the picture is larger than on the page. */
export const layer = style(
  kit({
    blockSize: tall,
    maxBlockSize: 'none',
    inlineSize: '100%',
    maxInlineSize: 'none',
    border: 0,
    borderRadius: 0,
  }),
);

/** As wide as the remaining height allows, so that image and thumbnails fit. */
export const viewer = style(
  kit({
    vars: { '--ratio': '4 / 3', '--taken': '206px' },
    display: 'grid',
    gap: space.x3,
    minInlineSize: 0,
    selectors: { '&[data-many]': { vars: { '--taken': '288px' } } },
    '@media': {
      [media.m]: {
        justifyContent: 'center',
        gridTemplateColumns: `min(100%, calc((${tall} - var(--taken)) * var(--ratio)))`,
      },
    },
  }),
);

export const portrait = style(
  kit({
    vars: { '--ratio': '4 / 5' },
    selectors: { '&[data-many]': { vars: { '--taken': '312px' } } },
    '@media': { [media.m]: { justifyContent: 'start' } },
  }),
);

export const stage = style(kit({ position: 'relative', minInlineSize: 0 }));

/** Over the picture, so that nothing moves from one to the next. */
export const caption = style(
  kit({
    ...typeStyle('sm'),
    position: 'absolute',
    zIndex: 1,
    insetBlockStart: space.x3,
    insetInlineStart: space.x3,
    maxInlineSize: `calc(100% - 2 * ${space.x3})`,
    margin: 0,
    padding: '2px 8px',
    borderRadius: vars.radius.s,
    background: color.surface,
    color: color.ink,
    pointerEvents: 'none',
  }),
);

export const waiting = style(kit({ blockSize: 'auto', aspectRatio: 'var(--ratio)' }));

export const whole = style(kit({ objectFit: 'contain' }));

export const arrow = style(
  kit({
    position: 'absolute',
    insetBlockStart: 'calc(50% - 22px)',
    background: color.surface,
    color: color.ink,
    border: vars.border.control,
    borderRadius: vars.radius.round,
    selectors: {
      '&[data-way=left]': { insetInlineStart: space.x2 },
      '&[data-way=right]': { insetInlineEnd: space.x2 },
      '&[aria-disabled=true]': { opacity: 0, pointerEvents: 'none' },
      '&[aria-disabled=true]:focus-visible': { opacity: 1 },
    },
  }),
);

export const thumbs = style(
  kit({
    minInlineSize: 0,
    '@media': { [media.m]: { selectors: { [`${viewer}:not(${portrait}) > &`]: { justifyContent: 'center' } } } },
  }),
);

/** Image next to its author and the products in it. */
export const customers = style(
  kit({
    display: 'grid',
    gap: space.x6,
    '@media': {
      [media.m]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)', gap: space.x8, alignItems: 'start' },
    },
  }),
);

export const story = style(kit({ display: 'grid', gap: space.x6, minInlineSize: 0 }));

export const handle = style(kit({ ...typeStyle('h3'), fontFamily: vars.font.display, overflowWrap: 'anywhere' }));

export const shownTitle = style(kit({ ...typeStyle('md'), fontWeight: 600 }));

/** Padding between text and divider lines where grid cells touch. */
const inset = `max(0px, 8px - ${layout.gridGap})`;

export const shown = style(
  kit({
    display: 'grid',
    gap: space.x1,
    paddingBlockEnd: inset,
    color: color.ink,
    selectors: { '&:focus-visible': { outlineOffset: '2px' } },
  }),
);

export const shownName = style(
  kit({
    ...typeStyle('sm'),
    marginBlockStart: space.x1,
    paddingInline: inset,
    selectors: { [`${shown}:hover &`]: { textDecoration: 'underline', textUnderlineOffset: '3px' } },
  }),
);

export const shownPrice = style(kit({ ...typeStyle('xs'), ...tabular, paddingInline: inset, color: color.muted }));
