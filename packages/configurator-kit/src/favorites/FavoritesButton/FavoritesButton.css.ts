import { media, typeStyle, vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';
import { kit } from '../../kit-layer.ts';

const { color, motion, space } = vars;

export const label = style(kit({ display: 'inline-flex', alignItems: 'center', gap: space.x2 }));

export const heart = style(
  kit({
    transition: `fill ${motion.fast} ${motion.ease}`,
    selectors: { '[data-saved] > &': { fill: 'currentColor', color: color.signal } },
    '@media': {
      [media.still]: { transition: 'none' },
      [media.forced]: { selectors: { '[data-saved] > &': { color: 'Highlight' } } },
    },
  }),
);

export const hint = style(kit({ ...typeStyle('sm'), margin: 0, paddingInlineStart: space.x2, color: color.muted }));
