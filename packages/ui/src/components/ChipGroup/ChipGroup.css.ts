import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { ui } from '../../theme/in-layer.ts';
import { typeStyle } from '../../theme/type-style.ts';

const { space } = vars;

/** Scrolls sideways on a phone, with room for focus rings, and wraps from a tablet on. */
export const root = style(
  ui({
    display: 'flex',
    gap: space.x4,
    alignItems: 'center',
    padding: '6px',
    margin: '-6px',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    '@media': { [media.m]: { flexWrap: 'wrap', rowGap: space.x2, overflowX: 'visible' } },
  }),
);

export const list = style(
  ui({
    display: 'flex',
    flex: 'none',
    gap: space.x2,
    '@media': { [media.m]: { flex: '0 1 auto', flexWrap: 'wrap', rowGap: space.x3 } },
  }),
);

/** As wide as its chip, and never wider than the screen of a phone. */
export const item = style(
  ui({ flex: 'none', maxInlineSize: '80vw', '@media': { [media.m]: { maxInlineSize: '100%' } } }),
);

export const clear = style(ui({ ...typeStyle('sm'), flex: 'none', paddingBlock: space.x2 }));
