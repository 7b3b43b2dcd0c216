import { media, vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';
import { kit } from '../../kit-layer.ts';

const { border, color, layout, space } = vars;

/** As wide as a sidebar and six swatches want, and always as high, so that filters move no edge. */
export const layer = style(
  kit({
    vars: { '--wide-middle': '1120px' },
    blockSize: '92dvh',
    '@media': { [media.m]: { blockSize: 'min(90dvh, 860px)' } },
  }),
);

export const columns = style(
  kit({
    '@media': {
      [media.m]: {
        display: 'grid',
        gridTemplateColumns: 'minmax(200px, 320px) minmax(0, 1fr)',
        columnGap: space.x7,
        alignItems: 'start',
      },
    },
  }),
);

export const sidebar = style(
  kit({
    display: 'grid',
    gap: space.x4,
    position: 'sticky',
    insetBlockStart: space.x4,
    maxBlockSize: 'calc(min(90dvh, 860px) - 190px)',
    overflow: 'auto',
  }),
);

export const main = style(kit({ display: 'grid', gap: space.x4, minInlineSize: 0, alignContent: 'start' }));

/** Sticky; at high zoom levels it scrolls with the content. */
export const bar = style(
  kit({
    display: 'flex',
    flexWrap: 'wrap',
    gap: space.x3,
    alignItems: 'center',
    paddingBlock: space.x3,
    borderBlockEnd: border.rule,
    background: color.surface,
    '@media': {
      '(min-height: 480px)': { position: 'sticky', insetBlockStart: `calc(-1 * (${space.x1} + 12px))`, zIndex: 3 },
    },
  }),
);

export const count = style(kit({ marginInlineStart: 'auto' }));

/** The details panel of a phone takes a line of the foot for itself. */
export const panel = style(
  kit({
    flex: '1 0 100%',
    minInlineSize: 0,
    maxBlockSize: '50dvh',
    overflow: 'auto',
    display: 'grid',
    gap: space.x3,
    // No padding in a brand with full-width footer buttons.
    padding: `${space.x2} calc(${space.gutter} * (1 - ${layout.actionsInset}))`,
  }),
);
