import { breakpoints, inLayer, media, tabular, typeStyle, vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';
import { inCb2, inMain } from '../brand-selector.ts';

const { color, font, layout, motion, space } = vars;
const narrow = `(max-width: ${breakpoints.m - 0.02}px)`;
/** Widths at which the one-line header of the modern brand has no room for its menu; French names are longer. */
const crowded = `(min-width: ${breakpoints.m}px) and (max-width: 1160px)`;
const crowdedInFrench = `(min-width: ${breakpoints.m}px) and (max-width: 1560px)`;
const inCb2French = `${inCb2}:lang(fr)`;
/** The menu is below the actions here, and browsers with `reading-flow` reach it after them. */
const twoLines = {
  gridTemplateAreas: '"top top top" "mark acts acts" "menu menu menu"',
  readingFlow: 'grid-rows',
} as const;

export const header = style(
  inLayer('app', {
    borderBlockEnd: `1px solid ${color.line}`,
    selectors: { [inCb2]: { borderBlockEndColor: color.ink } },
    '@media': {
      [media.m]: {
        selectors: {
          [inCb2]: {
            display: 'grid',
            gridTemplateColumns: 'auto 1fr auto',
            gridTemplateAreas: '"top top top" "mark menu acts"',
            alignItems: 'end',
          },
        },
      },
      [crowded]: { selectors: { [inCb2]: twoLines } },
      [crowdedInFrench]: { selectors: { [inCb2French]: twoLines } },
      print: { display: 'none', selectors: { [inCb2]: { display: 'none' } } },
    },
  }),
);

export const utility = style(
  inLayer('app', {
    ...typeStyle('xs'),
    gridArea: 'top',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: space.x6,
    paddingInline: space.gutter,
    background: color.accentSoft,
    color: color.ink,
    selectors: { [inCb2]: { background: color.foot, color: color.onFoot } },
  }),
);
export const utilityText = style(inLayer('app', { paddingBlock: '8px', '@media': { [narrow]: { display: 'none' } } }));
export const utilityLinks = style(
  inLayer('app', {
    display: 'flex',
    gap: space.x6,
    '@media': { [narrow]: { flex: 1, justifyContent: 'space-between' } },
  }),
);
export const notOnPhone = style(inLayer('app', { '@media': { [narrow]: { display: 'none' } } }));
export const utilityLink = style(
  inLayer('app', {
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: '36px',
    selectors: {
      '&:hover': { textDecoration: 'underline', textUnderlineOffset: '4px' },
      [`${utility} &:focus-visible`]: { outlineColor: 'currentColor', outlineOffset: '-4px' },
    },
  }),
);

export const bar = style(
  inLayer('app', {
    display: 'grid',
    gridTemplateColumns: '1fr auto 1fr',
    alignItems: 'center',
    gap: space.x2,
    padding: `8px calc(${space.gutter} - 10px)`,
    selectors: { [inCb2]: { gridTemplateColumns: 'auto 1fr auto', gap: space.x1, paddingBlock: '6px' } },
    '@media': {
      [media.m]: {
        padding: `18px ${space.gutter} 6px`,
        selectors: { [inCb2]: { display: 'contents' } },
      },
    },
  }),
);

export const menuButton = style(inLayer('app', { justifySelf: 'start', '@media': { [media.m]: { display: 'none' } } }));

export const wordmark = style(
  inLayer('app', {
    gridArea: 'auto',
    fontFamily: font.display,
    fontSize: '1.75rem',
    lineHeight: 1,
    fontWeight: 460,
    letterSpacing: '-.02em',
    paddingBlock: '8px',
    selectors: { [inCb2]: { fontWeight: 500, letterSpacing: '-.06em', paddingInlineStart: space.x1 } },
    '@media': {
      [media.m]: {
        fontSize: '2.25rem',
        selectors: {
          [inMain]: { gridColumn: 2, gridRow: 1 },
          [inCb2]: { gridArea: 'mark', fontSize: '2.75rem', padding: `14px 24px 14px ${space.gutter}` },
        },
      },
    },
  }),
);
export const power = style(
  inLayer('app', {
    fontSize: '.5em',
    verticalAlign: '.7em',
    lineHeight: 0,
    letterSpacing: 0,
    marginInlineStart: '.06em',
  }),
);

export const search = style(
  inLayer('app', {
    display: 'none',
    '@media': {
      [media.m]: {
        selectors: {
          [inMain]: { display: 'block', gridColumn: 1, gridRow: 1, maxInlineSize: 'min(300px, 100% - 24px)' },
        },
      },
    },
  }),
);

export const actions = style(
  inLayer('app', {
    display: 'flex',
    alignItems: 'center',
    justifySelf: 'end',
    '@media': {
      [media.m]: {
        selectors: {
          [inMain]: { gridColumn: 3, gap: space.x1, marginInlineEnd: '-10px' },
          [inCb2]: { gridArea: 'acts', gap: space.x5, paddingInlineEnd: space.gutter, paddingBlockEnd: '6px' },
        },
      },
    },
  }),
);
export const action = style(
  inLayer('app', {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minInlineSize: vars.size.hit,
    minBlockSize: vars.size.hit,
    textTransform: layout.navTransform,
    '@media': {
      [media.m]: {
        selectors: {
          [inCb2]: { minInlineSize: 0 },
          [`${inCb2}:hover`]: {
            textDecoration: 'underline',
            textUnderlineOffset: '5px',
            textDecorationThickness: '1px',
          },
        },
      },
    },
  }),
);
/** Hidden on small screens, where it is part of the menu. */
export const wide = style(inLayer('app', { '@media': { [narrow]: { display: 'none' } } }));
/** Hidden from this width on if the brand shows the search field instead. */
export const searchAction = style(
  inLayer('app', { '@media': { [media.m]: { selectors: { [inMain]: { display: 'none' } } } } }),
);
export const actionIcon = style(
  inLayer('app', { '@media': { [media.m]: { selectors: { [inCb2]: { display: 'none' } } } } }),
);
export const actionLabel = style(
  inLayer('app', {
    position: 'absolute',
    inlineSize: '1px',
    blockSize: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    '@media': {
      [media.m]: {
        selectors: {
          [inCb2]: { position: 'static', inlineSize: 'auto', blockSize: 'auto', overflow: 'visible', clipPath: 'none' },
        },
      },
    },
  }),
);
/** First name of the shopper; defined here because the server renders it before the styles of the menu load. */
export const accountName = style(
  inLayer('app', {
    ...typeStyle('sm'),
    display: 'none',
    maxInlineSize: '10ch',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    '@media': {
      [media.m]: { display: 'block', selectors: { [inMain]: { marginInlineStart: '6px' } } },
    },
  }),
);
export const count = style(
  inLayer('app', {
    ...tabular,
    position: 'absolute',
    insetBlockStart: '2px',
    insetInlineEnd: 0,
    display: 'grid',
    placeItems: 'center',
    minInlineSize: '18px',
    blockSize: '18px',
    paddingInline: '4px',
    borderRadius: vars.radius.round,
    background: color.signalFill,
    color: color.onSignal,
    font: `600 .6875rem / 1 ${font.text}`,
    '@media': {
      [media.m]: { selectors: { [inCb2]: { position: 'static', marginInlineStart: '6px' } } },
    },
  }),
);

export const menu = style(
  inLayer('app', {
    gridArea: 'menu',
    display: 'none',
    '@media': {
      [media.m]: {
        display: 'flex',
        paddingInline: space.gutter,
        justifyContent: 'center',
        selectors: { [inCb2]: { paddingInline: 0, paddingBlockEnd: '6px', justifyContent: 'start' } },
      },
      [crowded]: { selectors: { [inCb2]: { paddingInline: space.gutter } } },
      [crowdedInFrench]: { selectors: { [inCb2French]: { paddingInline: space.gutter } } },
    },
  }),
);
export const menuList = style(
  inLayer('app', {
    display: 'flex',
    flexWrap: 'wrap',
    minBlockSize: vars.size.hit,
    columnGap: 'clamp(14px, 6vw - 44px, 36px)',
    selectors: { [inCb2]: { columnGap: '20px' } },
  }),
);
export const menuLink = style(
  inLayer('app', {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: vars.size.hit,
    fontSize: '.9375rem',
    textTransform: layout.navTransform,
    selectors: {
      '&::after': {
        content: '""',
        position: 'absolute',
        insetInline: 0,
        insetBlockEnd: '8px',
        blockSize: '1px',
        background: 'currentColor',
        scale: '0 1',
        transition: `scale ${motion.fast} ${motion.ease}`,
      },
      '&:hover::after, &[aria-current]::after': { scale: '1 1' },
      [inCb2]: { fontSize: '1rem' },
    },
  }),
);
