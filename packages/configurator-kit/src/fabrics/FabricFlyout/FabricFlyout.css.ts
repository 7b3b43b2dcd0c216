import { typeStyle, vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';
import { kit } from '../../kit-layer.ts';

const { color, layout, space } = vars;

export const actions = style(kit({ display: 'grid', flex: 1, minInlineSize: 0 }));

/** A brand whose buttons fill the foot leaves it no padding. */
export const warning = style(
  kit({
    ...typeStyle('sm'),
    margin: 0,
    color: color.critical,
    selectors: {
      '&:not(:empty)': { padding: `${space.x2} calc(${space.gutter} * (1 - ${layout.actionsInset})) ${space.x2}` },
    },
  }),
);
