import { media, typeStyle, vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';
import { kit } from '../../kit-layer.ts';

const { color, layout, radius, size, space } = vars;

/** Fixed height, so that loaded content causes no layout shift. */
export const layer = style(kit({ blockSize: '92dvh', '@media': { [media.m]: { blockSize: 'min(90dvh, 860px)' } } }));

export const waiting = style(kit({ display: 'grid', gap: space.x6, paddingBlockStart: space.x4 }));

export const middle = style(
  kit({
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    gap: space.x4,
    minBlockSize: '100%',
    paddingBlock: space.x6,
    textAlign: 'center',
  }),
);

export const text = style(kit({ ...typeStyle('md'), margin: 0, maxInlineSize: size.measure, color: color.muted }));

export const empty = style([middle, kit({ ...typeStyle('lg'), maxInlineSize: '46ch', margin: '0 auto' })]);

export const missed = style(kit({ ...typeStyle('md'), display: 'grid', justifyItems: 'center', gap: space.x2 }));

export const image = style(
  kit({
    inlineSize: '72px',
    blockSize: '72px',
    objectFit: 'cover',
    background: color.tile,
    borderRadius: radius.swatch,
    forcedColorAdjust: 'none',
  }),
);

export const form = style(
  kit({
    display: 'grid',
    gap: space.x8,
    paddingBlockStart: space.x4,
    '@media': { [media.l]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', columnGap: space.x8 } },
  }),
);

export const part = style(kit({ display: 'grid', alignContent: 'start', gap: space.x4, minInlineSize: 0 }));

export const title = style(
  kit({ ...typeStyle('h3'), margin: 0, fontFamily: vars.font.display, fontStretch: layout.displayStretch }),
);
