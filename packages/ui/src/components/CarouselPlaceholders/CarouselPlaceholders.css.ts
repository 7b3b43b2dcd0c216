import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { ui } from '../../theme/in-layer.ts';
import * as carousel from '../Carousel/Carousel.css.ts';
import { widths } from '../Carousel/widths.ts';

/** Wraps where the doubled placeholders of a phone need a second line. */
export const track = style(
  ui({
    display: 'grid',
    gap: vars.layout.gridGap,
    gridTemplateColumns: `repeat(auto-fill, calc((100% + ${vars.layout.gridGap}) / var(--seen) - ${vars.layout.gridGap}))`,
    gridColumn: '1 / -1',
    overflow: 'clip',
  }),
);

export const root = carousel.root;
export const heading = carousel.heading;

const shown = (from: string) => ({ [`&[data-at~=${from}]`]: { display: 'grid' } });
const hidden = (from: string) => ({ [`&:not([data-at~=${from}])`]: { display: 'none' }, ...shown(from) });

export const slot = style(
  ui({
    display: 'grid',
    gap: vars.space.x3,
    alignContent: 'start',
    selectors: hidden('base'),
    '@media': {
      [widths.m]: { selectors: hidden('m') },
      [widths.l]: { selectors: hidden('l') },
      [widths.xl]: { selectors: hidden('xl') },
    },
  }),
);
