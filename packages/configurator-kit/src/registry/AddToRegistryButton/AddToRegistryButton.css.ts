import { tabular, typeStyle, vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';
import { kit } from '../../kit-layer.ts';

const { color, size, space } = vars;

/** As high with the link as without it, so that an add moves nothing under it. */
export const root = style(
  kit({
    display: 'grid',
    gap: space.x1,
    minBlockSize: `calc(${size.controlLarge} + ${size.hit})`,
    alignContent: 'start',
  }),
);

export const hint = style(kit({ ...typeStyle('sm'), margin: 0, color: color.muted }));

export const count = style(
  kit({
    ...typeStyle('md'),
    ...tabular,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space.x2,
    minBlockSize: size.hit,
    margin: 0,
    color: color.muted,
  }),
);
