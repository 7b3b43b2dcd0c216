import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { ui } from '../../theme/in-layer.ts';
import { tabular, typeStyle } from '../../theme/type-style.ts';

const { color, layout, size } = vars;

/** Seven hit areas fit a phone; a ninth would wrap to a second row. */
const narrow = '(max-width: 479px)';

export const list = style(
  ui({ ...typeStyle('sm'), ...tabular, display: 'flex', flexWrap: 'wrap', gap: '2px', alignItems: 'center' }),
);

export const item = style(
  ui({
    display: 'grid',
    placeItems: 'center',
    minInlineSize: size.hit,
    blockSize: size.hit,
    borderRadius: vars.radius.control,
    selectors: {
      'a&:hover': { background: `color-mix(in srgb, ${color.ink} 8%, transparent)` },
      '&[aria-current]': {
        boxShadow: `inset 0 0 0 1px ${color.select}`,
        background: layout.selectedGround,
        fontWeight: 600,
      },
      '&[aria-disabled]': { color: color.muted, opacity: 0.55 },
    },
    '@media': {
      [narrow]: { selectors: { '[data-narrow=gap] > &': { display: 'none' } } },
      [media.forced]: { selectors: { '&[aria-current]': { border: '2px solid Highlight' } } },
    },
  }),
);

export const entry = style(
  ui({
    '@media': {
      [narrow]: {
        selectors: {
          '&[data-narrow=nothing]': { display: 'none' },
          '&[data-narrow=gap]': { display: 'grid', placeItems: 'center', inlineSize: size.hit, blockSize: size.hit },
          '&[data-narrow=gap]::before': { content: '"…" / ""' },
        },
      },
    },
  }),
);
