import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { ui } from '../../theme/in-layer.ts';

const { color, layout, motion, space } = vars;

/** Space for focus rings next to the text. */
const ring = '6px';

export const rule = style(ui({ borderBlockEnd: vars.border.ruleStrong }));

export const list = style(
  ui({
    display: 'flex',
    columnGap: space.x3,
    marginInline: `-${ring}`,
    overflowX: 'auto',
    scrollbarWidth: 'none',
  }),
);

export const tab = style(
  ui({
    position: 'relative',
    flex: 'none',
    minBlockSize: '52px',
    paddingBlock: space.x2,
    paddingInline: ring,
    color: color.muted,
    fontWeight: 500,
    transition: `color ${motion.fast} ${motion.ease}`,
    '::after': {
      content: '',
      position: 'absolute',
      insetInline: ring,
      insetBlockEnd: 0,
      blockSize: layout.tabBar,
      background: 'currentColor',
      scale: '0 1',
      transition: `scale ${motion.fast} ${motion.ease}`,
    },
    selectors: {
      '&:is(:hover, [aria-selected=true]):not(:disabled)': { color: color.ink },
      '&[aria-selected=true]::after': { scale: '1 1' },
      '&:focus-visible': { outlineOffset: '-4px' },
      '&:disabled': { opacity: 0.55 },
    },
    '@media': { [media.forced]: { selectors: { '&[aria-selected=true]::after': { background: 'Highlight' } } } },
  }),
);

export const panel = style(
  ui({ paddingBlockStart: space.x6, selectors: { '&:focus-visible': { outlineOffset: '4px' } } }),
);
