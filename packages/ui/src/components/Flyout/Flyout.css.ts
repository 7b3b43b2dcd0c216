import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { ui } from '../../theme/in-layer.ts';

const { space } = vars;

/** When centered and from 768 px on the image is next to the text; otherwise above it. */
export const parts = style(
  ui({
    display: 'grid',
    gap: space.x6,
    '@media': {
      [media.m]: {
        selectors: {
          '&[data-placement=center]': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: space.x7 },
        },
      },
    },
  }),
);

export const image = style(ui({ borderRadius: vars.radius.m, overflow: 'clip', alignSelf: 'start' }));

export const text = style(ui({ display: 'grid', gap: space.x4, alignContent: 'start', minInlineSize: 0 }));
