import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { ui } from '../../theme/in-layer.ts';
import * as card from '../Card/Card.css.ts';

export const root = style(ui({ overflowWrap: 'anywhere' }));

/** A finger swipes through the pictures; a mouse and the keyboard uncover the second one. */
export const strip = style(
  ui({
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: '100%',
    overflowX: 'hidden',
    scrollSnapType: 'x mandatory',
    scrollbarWidth: 'none',
    overscrollBehaviorX: 'contain',
    selectors: { '&:empty': { aspectRatio: '4 / 3' } },
    '@media': { '(hover: none)': { overflowX: 'auto' } },
  }),
);

export const slide = style(ui({ scrollSnapAlign: 'start', scrollSnapStop: 'always' }));

export const marks = style(
  ui({
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: vars.space.x2,
    display: 'flex',
    justifyContent: 'center',
    gap: '4px',
    pointerEvents: 'none',
    opacity: 0,
    selectors: {
      [`${card.root}:hover &, ${card.root}:focus-within &`]: { opacity: 1 },
    },
    '@media': { '(hover: none)': { opacity: 1 } },
  }),
);

export const mark = style(
  ui({
    inlineSize: '16px',
    blockSize: '3px',
    borderRadius: vars.radius.round,
    background: '#fff',
    boxShadow: '0 0 0 1px rgb(0 0 0 / .35)',
    selectors: { '&[data-current]': { background: '#000', boxShadow: '0 0 0 1px #fff' } },
  }),
);
