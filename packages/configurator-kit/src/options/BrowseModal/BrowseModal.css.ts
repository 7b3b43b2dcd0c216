import { media, vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';
import { kit } from '../../kit-layer.ts';

const { border, color, space } = vars;

export const layer = style(
  kit({
    vars: { '--wide-middle': '1280px' },
    blockSize: '92dvh',
    '@media': { [media.m]: { blockSize: 'min(92dvh, 900px)', maxBlockSize: '92dvh' } },
  }),
);

/** Summary and toolbar are sticky; at high zoom levels they scroll with the content. */
export const top = style(
  kit({
    display: 'grid',
    gap: space.x3,
    paddingBlock: space.x3,
    borderBlockEnd: border.rule,
    background: color.surface,
    '@media': {
      '(min-height: 480px)': { position: 'sticky', insetBlockStart: `calc(-1 * (${space.x1} + 12px))`, zIndex: 3 },
    },
  }),
);

export const bar = style(kit({ display: 'flex', flexWrap: 'wrap', gap: space.x3, alignItems: 'center' }));

export const count = style(kit({ marginInlineStart: 'auto' }));

export const back = style(kit({ justifySelf: 'start' }));

export const columns = style(
  kit({
    display: 'grid',
    gap: space.x5,
    paddingBlockStart: space.x5,
    alignItems: 'start',
    '@media': {
      [media.m]: {
        columnGap: space.x7,
        selectors: { '&[data-panel]': { gridTemplateColumns: 'minmax(200px, 280px) minmax(0, 1fr)' } },
      },
    },
  }),
);
