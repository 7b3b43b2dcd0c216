import { createGlobalVar, globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { ui } from '../../theme/in-layer.ts';
import { layers } from '../../theme/layers.css.ts';
import { typeStyle } from '../../theme/type-style.ts';

const { color, layout, motion, radius, size: sizes, space } = vars;

/** 1 px where a brand sets its actions flush into the foot, 0 where they float. */
const seam = `calc(1px * (1 - ${layout.actionsInset}))`;
const inset = (length: string) => `calc(${length} * ${layout.actionsInset})`;

const veil = keyframes({ from: { opacity: 0 } });
const unveil = keyframes({ to: { opacity: 0 } });
const away = (x: string, y: string) => ({ opacity: layout.layerOpacity, translate: `${x} ${y}` });
const sheetIn = keyframes({ from: away('0', layout.layerShift) });
const sheetOut = keyframes({ to: away('0', layout.layerShift) });
const middle = away('0', `min(${layout.layerShift}, 24px)`);
const middleIn = keyframes({ from: middle });
const middleOut = keyframes({ to: middle });
const side = away(`calc(${layout.layerShift} * var(--end))`, '0');
const sideIn = keyframes({ from: side });
const sideOut = keyframes({ to: side });

const enter = (name: string) => `${name} ${motion.mid} ${motion.ease}`;
const leave = (name: string) => `${name} ${motion.fast} ${motion.ease} forwards`;
const moves = (into: string, out: string) => ({
  '&[data-state=open]': { animation: enter(into) },
  '&[data-state=closed]': { animation: leave(out), pointerEvents: 'none' as const },
});

export const scrim = style(
  ui({
    position: 'fixed',
    inset: 0,
    zIndex: 30,
    background: color.scrim,
    touchAction: 'none',
    selectors: moves(veil, unveil),
  }),
);

export const layer = style(
  ui({
    vars: { '--end': '1' },
    position: 'fixed',
    inset: 'auto 0 0',
    zIndex: 30,
    display: 'flex',
    flexDirection: 'column',
    maxBlockSize: '92dvh',
    background: color.surface,
    color: color.ink,
    borderBlockStart: layout.layerRule,
    borderStartStartRadius: radius.l,
    borderStartEndRadius: radius.l,
    boxShadow: vars.shadow.layer,
    overflowWrap: 'break-word',
    overscrollBehavior: 'contain',
    selectors: {
      ...moves(sheetIn, sheetOut),
      '&:focus': { outline: 'none' },
      '[dir=rtl] &': { vars: { '--end': '-1' } },
    },
    '@media': { [media.forced]: { border: '1px solid CanvasText' } },
  }),
);

export const from = styleVariants({
  bottom: ui({
    '@media': {
      [media.m]: { marginInline: 'auto', inlineSize: '100%', maxInlineSize: 'var(--wide-middle)' },
    },
  }),
  middle: ui({
    '@media': {
      [media.m]: {
        inset: 0,
        margin: 'auto',
        blockSize: 'fit-content',
        maxBlockSize: 'min(90dvh, 860px)',
        inlineSize: 'calc(100% - 64px)',
        maxInlineSize: 'var(--wide-middle)',
        border: layout.layerRule,
        borderRadius: radius.l,
        selectors: moves(middleIn, middleOut),
      },
    },
  }),
  end: ui({
    '@media': {
      [media.m]: {
        insetBlock: 0,
        insetInline: 'auto 0',
        maxBlockSize: 'none',
        inlineSize: '100%',
        maxInlineSize: 'var(--wide-end)',
        borderBlockStart: 'none',
        borderInlineStart: layout.layerRule,
        borderRadius: 0,
        selectors: moves(sideIn, sideOut),
      },
    },
  }),
});

const widths = (middle: string, end: string, grow = '0') =>
  ui({ vars: { '--wide-middle': middle, '--wide-end': end, '--grow': grow } });

export const size = styleVariants({
  small: widths(sizes.layerPopup, '420px', '1'),
  regular: widths('620px', sizes.layerSide),
  wide: widths('960px', '720px'),
});

const edge = { paddingInline: space.gutter, '@media': { [media.m]: { paddingInline: space.x7 } } };

export const head = style(
  ui({
    display: 'flex',
    flex: 'none',
    gap: space.x4,
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    minBlockSize: sizes.layerHead,
    paddingBlock: '14px',
    paddingInline: `${space.gutter} ${space.x3}`,
    borderBlockEnd: layout.layerRule,
    '@media': { [media.m]: { paddingBlock: space.x4, paddingInline: `${space.x7} ${space.x4}` } },
  }),
);

/** Drag handle; the bar above the title indicates it. */
export const grip = style(
  ui({
    position: 'relative',
    touchAction: 'none',
    cursor: 'grab',
    '::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: space.x2,
      insetInlineStart: 'calc(50% - 20px)',
      inlineSize: '40px',
      blockSize: '4px',
      borderRadius: radius.round,
      background: color.edge,
      opacity: 0.6,
    },
    selectors: { '&:active': { cursor: 'grabbing' } },
    '@media': { [media.forced]: { '::before': { background: 'CanvasText' } } },
  }),
);

export const title = style(
  ui({
    ...typeStyle('layer'),
    fontFamily: vars.font.display,
    fontStretch: layout.displayStretch,
    display: 'flex',
    gap: '10px',
    alignItems: 'center',
    minBlockSize: sizes.hit,
  }),
);

export const text = style(ui({ minInlineSize: 0, overflowWrap: 'anywhere' }));

export const description = style(ui({ ...typeStyle('sm'), color: color.muted, maxInlineSize: sizes.measure }));

export const close = style(ui({ flex: 'none' }));

export const body = style(
  ui({
    ...edge,
    flex: '1 1 auto',
    minBlockSize: 0,
    overflow: 'auto',
    overscrollBehavior: 'contain',
    paddingBlock: `calc(${space.x1} + 12 * ${seam}) ${space.x6}`,
    scrollPaddingBlock: space.x6,
    selectors: { '&:focus-visible': { outlineOffset: '-3px' } },
  }),
);

export const foot = style(
  ui({
    flex: 'none',
    display: 'flex',
    flexWrap: 'wrap',
    gap: layout.pairGap,
    padding: `${inset('14px')} ${inset(space.gutter)} calc(${inset('14px')} + env(safe-area-inset-bottom))`,
    borderBlockStart: vars.border.ruleStrong,
    '@media': {
      [media.m]: { justifyContent: 'flex-end', padding: `${inset('16px')} ${inset(space.x7)} ${inset('24px')}` },
    },
  }),
);

const action = `.${foot}.${foot} > *`;
const inFoot = (selector: string, rule: Parameters<typeof ui>[0]) =>
  globalStyle(selector, { '@layer': { [layers.ui]: rule } });

inFoot(action, {
  flex: '1 1 min(100%, 8rem)',
  minBlockSize: `max(${sizes.control}, ${sizes.layerFoot} * (1 - ${layout.actionsInset}))`,
  marginBlock: `calc(-1 * ${seam})`,
  paddingInline: space.x3,
  '@media': {
    [media.m]: { flex: `max(1 - ${layout.actionsInset}, var(--grow)) 1 auto`, minInlineSize: inset('180px') },
  },
});
inFoot(`${action}:first-child`, { marginInlineStart: `calc(-1 * ${seam})` });
inFoot(`${action}:last-child`, { marginInlineEnd: `calc(-1 * ${seam})` });
inFoot(`${action} + *`, { marginInlineStart: layout.pairOverlap });
inFoot(`${action}:focus-visible`, {
  zIndex: 1,
  outlineColor: layout.actionsFocus,
  outlineOffset: `calc(3px - 9 * ${seam})`,
});

// The scrim covers the page; what others open above it, such as a wallet's frame, is used by pointer too.
globalStyle('body[data-scroll-locked]', { '@layer': { [layers.ui]: { pointerEvents: 'auto !important' as 'auto' } } });

// Radix sets it on the body: inherited, it would restyle every element of the page whenever an overlay opens or closes.
createGlobalVar('removed-body-scroll-bar-size', { syntax: '<length>', inherits: false, initialValue: '0px' });
