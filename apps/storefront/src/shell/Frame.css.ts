import { inLayer, vars } from '@settee/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

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
    '@media': { print: { minBlockSize: 0 } },
    selectors: { '&:focus-visible': { outline: 'none' } },
  }),
);

/** Buttons are not printed, except the header of a drawer, which is its title. */
globalStyle(`${main} :is(button, [role="button"]):not([aria-expanded])`, { '@media': { print: { display: 'none' } } });
globalStyle(`${main} :is(img, tr, li, dl > div)`, { '@media': { print: { breakInside: 'avoid' } } });
