import { inLayer, vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';

export const skip = style(
  inLayer('app', {
    position: 'absolute',
    insetBlockStart: '8px',
    insetInlineStart: '8px',
    zIndex: 20,
    padding: '12px 20px',
    background: vars.color.ink,
    color: vars.color.paper,
    transform: 'translateY(-80px)',
    selectors: { '&:focus': { transform: 'none' } },
  }),
);
export const page = style(
  inLayer('app', {
    display: 'flex',
    flexDirection: 'column',
    minBlockSize: '100dvh',
    // Set by `hold-for-drafts.ts`.
    selectors: { 'html[data-restoring] &': { visibility: 'hidden' } },
  }),
);
export const main = style(
  inLayer('app', {
    flex: 1,
    inlineSize: '100%',
    minBlockSize: '100dvh',
    selectors: { '&:focus-visible': { outline: 'none' } },
  }),
);
