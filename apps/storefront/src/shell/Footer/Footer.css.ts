import { inLayer, labelStyle, media, tabular, typeStyle, vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';
import { inCb2 } from '../brand-selector.ts';

const { color, font, space } = vars;

export const footer = style(
  inLayer('app', {
    marginBlockStart: space.section,
    padding: `clamp(48px, 6vw, 88px) ${space.gutter} 24px`,
    background: color.foot,
    color: color.onFoot,
    '@media': { print: { display: 'none' } },
  }),
);
export const top = style(
  inLayer('app', {
    display: 'grid',
    gap: '40px 32px',
    gridTemplateColumns: '1fr 1fr',
    '@media': {
      [media.m]: { gridTemplateColumns: '1fr 1fr 1fr' },
      [media.l]: { gridTemplateColumns: '2fr 1fr 1fr 1fr' },
    },
  }),
);
export const help = style(inLayer('app', { gridColumn: '1 / -1', '@media': { [media.l]: { gridColumn: 'auto' } } }));
export const title = style(
  inLayer('app', {
    ...typeStyle('h2'),
    fontFamily: font.display,
    fontStretch: vars.layout.displayStretch,
    maxInlineSize: '16ch',
    selectors: { [inCb2]: { fontSize: 'clamp(2.5rem, 1.4rem + 4.6vw, 6rem)' } },
  }),
);
export const phone = style(
  inLayer('app', {
    ...tabular,
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: vars.size.hit,
    marginBlockStart: space.x3,
    fontSize: '1.125rem',
    selectors: {
      '&:hover': { textDecoration: 'underline', textUnderlineOffset: '4px' },
      '&:focus-visible': { outlineColor: color.onFoot },
      [inCb2]: { fontSize: '1.5rem', letterSpacing: '-.02em' },
    },
  }),
);
export const hours = style(inLayer('app', { color: color.footMuted }));
export const label = style(inLayer('app', { ...labelStyle, color: color.footMuted, marginBlockEnd: space.x3 }));
export const link = style(
  inLayer('app', {
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: '36px',
    paddingBlock: '6px',
    lineHeight: '1.3',
    selectors: {
      '&:hover': { textDecoration: 'underline', textUnderlineOffset: '4px' },
      '&:focus-visible': { outlineColor: color.onFoot },
    },
  }),
);
export const end = style(
  inLayer('app', {
    ...typeStyle('xs'),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '8px 32px',
    marginBlockStart: '56px',
    paddingBlockStart: '20px',
    borderBlockStart: `1px solid color-mix(in srgb, ${color.onFoot} 22%, transparent)`,
    color: color.footMuted,
  }),
);
export const scheme = style(inLayer('app', { display: 'flex', gap: space.x4, margin: 0, padding: 0, border: 0 }));
export const schemeChoice = style(
  inLayer('app', {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: '36px',
    cursor: 'pointer',
    selectors: {
      '&:hover': { color: color.onFoot },
      '&:has(:checked)': {
        color: color.onFoot,
        textDecoration: 'underline',
        textDecorationThickness: '2px',
        textUnderlineOffset: '6px',
      },
      '&:has(:focus-visible)': { outline: `2px solid ${color.onFoot}`, outlineOffset: '4px' },
    },
  }),
);
/** Covers its label, so that the whole word is the control. */
export const schemeInput = style(
  inLayer('app', {
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    margin: 0,
    opacity: 0,
    cursor: 'pointer',
  }),
);
