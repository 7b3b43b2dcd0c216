import { inLayer, media, vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';

export const root = style(
  inLayer('kit', {
    display: 'flex',
    gap: vars.layout.pairGap,
    marginBlockStart: vars.space.x4,
  }),
);
const phone = `not all and ${media.m}`;
/** Leaves the longest words room on one line. */
const slim = { paddingInline: vars.space.x4 };

export const back = style(inLayer('kit', { flex: 'none', '@media': { [phone]: slim } }));

// Brands with separate buttons have a wide gap between back and forward; joined buttons share a border.
export const forward = style(
  inLayer('kit', {
    flex: 1,
    selectors: { [`${back} + &`]: { marginInlineStart: vars.layout.pairOverlap } },
    '@media': {
      [phone]: slim,
      [media.m]: {
        selectors: {
          [`${back} + &`]: { marginInlineStart: `calc(${vars.layout.pairGap} * 14 + ${vars.layout.pairOverlap})` },
        },
      },
    },
  }),
);
