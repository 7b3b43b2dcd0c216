import { inLayer, labelStyle, media, typeStyle, vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, font, layout, motion, radius, size, space } = vars;
const rule = `1px solid color-mix(in srgb, ${color.onFoot} 22%, transparent)`;

export const root = style(
  inLayer('app', {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: `${space.x6} ${space.x7}`,
    marginBlockEnd: space.x9,
    paddingBlockEnd: space.x9,
    borderBlockEnd: rule,
    '@media': { [media.m]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', alignItems: 'start' } },
  }),
);
export const title = style(inLayer('app', { ...typeStyle('h3'), fontFamily: font.display, fontSize: '1.5rem' }));
export const text = style(
  inLayer('app', { color: color.footMuted, marginBlockStart: space.x2, maxInlineSize: '26rem' }),
);
export const label = style(inLayer('app', { ...labelStyle, display: 'block', color: color.footMuted }));
export const line = style(inLayer('app', { display: 'flex', marginBlockStart: space.x2 }));
export const input = style(
  inLayer('app', {
    flex: 1,
    minInlineSize: 0,
    blockSize: size.control,
    paddingInline: space.x4,
    border: `1px solid ${color.footMuted}`,
    borderInlineEnd: 0,
    borderStartStartRadius: radius.control,
    borderEndStartRadius: radius.control,
    background: 'transparent',
    color: color.onFoot,
    fontSize: '1rem',
    selectors: {
      '&:focus-visible': { outline: `2px solid ${color.onFoot}`, outlineOffset: '2px' },
      '&[aria-invalid]': { borderColor: color.onFoot, borderBlockEndWidth: '3px' },
    },
  }),
);
export const button = style(
  inLayer('app', {
    ...typeStyle('button'),
    blockSize: size.control,
    flexShrink: 0,
    paddingInline: space.x5,
    border: `1px solid ${color.onFoot}`,
    borderStartEndRadius: radius.control,
    borderEndEndRadius: radius.control,
    background: color.onFoot,
    color: color.foot,
    textTransform: layout.buttonTransform as 'none',
    cursor: 'pointer',
    transition: `opacity ${motion.fast} ${motion.ease}`,
    selectors: {
      '&:hover': { opacity: 0.86 },
      '&:focus-visible': { outline: `2px solid ${color.onFoot}`, outlineOffset: '2px' },
      '&[aria-disabled], &[aria-busy]': { opacity: 0.6, cursor: 'default' },
    },
  }),
);
/** Has its line before there is a message, so that nothing moves. */
export const note = style(inLayer('app', { ...typeStyle('sm'), minBlockSize: '1.45em', marginBlockStart: space.x2 }));
export const consent = style(inLayer('app', { ...typeStyle('xs'), color: color.footMuted }));
export const privacy = style(
  inLayer('app', { color: 'inherit', selectors: { '&:focus-visible': { outlineColor: color.onFoot } } }),
);
