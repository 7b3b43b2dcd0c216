import { inLayer, tabular, typeStyle, vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';
import { inCb2 } from '../brand-selector.ts';

const { color, space } = vars;

export const form = style(inLayer('app', { position: 'relative' }));
export const icon = style(
  inLayer('app', {
    position: 'absolute',
    insetInlineStart: '14px',
    insetBlock: 0,
    marginBlock: 'auto',
    pointerEvents: 'none',
  }),
);
export const input = style(
  inLayer('app', {
    inlineSize: '100%',
    minBlockSize: vars.size.controlSmall,
    paddingBlock: '8px',
    paddingInline: '42px 14px',
    border: vars.border.control,
    borderRadius: vars.radius.round,
    background: color.surface,
    fontSize: '1rem',
    appearance: 'none',
    selectors: {
      '&::placeholder': { color: color.muted, opacity: 1 },
      '&:focus-visible': { outlineOffset: '1px' },
    },
  }),
);
export const list = style(
  inLayer('app', {
    position: 'absolute',
    zIndex: 10,
    insetBlockStart: 'calc(100% + 6px)',
    insetInlineStart: 0,
    inlineSize: 'max(100%, min(400px, 100vw - 40px))',
    paddingBlock: space.x2,
    background: color.surface,
    border: `1px solid ${color.line}`,
    borderRadius: vars.radius.m,
    boxShadow: vars.shadow.layer,
    selectors: { [inCb2]: { borderColor: color.ink } },
  }),
);
export const option = style(
  inLayer('app', {
    display: 'grid',
    gridTemplateColumns: '64px 1fr auto',
    alignItems: 'center',
    gap: space.x3,
    padding: `${space.x1} ${space.x3}`,
    minBlockSize: '56px',
    cursor: 'pointer',
    selectors: { '&[aria-selected=true], &:hover': { background: color.tile } },
  }),
);
export const all = style(
  inLayer('app', { gridTemplateColumns: '1fr', textDecoration: 'underline', textUnderlineOffset: '4px' }),
);
/** A page or category, without a picture. */
export const link = style(inLayer('app', { gridTemplateColumns: '1fr', minBlockSize: '44px' }));
export const image = style(inLayer('app', { aspectRatio: '4 / 3', objectFit: 'cover', background: color.tile }));
export const note = style(inLayer('app', { ...typeStyle('xs'), display: 'block', color: color.muted }));
export const price = style(inLayer('app', { ...typeStyle('sm'), ...tabular }));
