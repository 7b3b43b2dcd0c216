import { typeStyle, vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';
import { kit } from '../../kit-layer.ts';

const { color, layout, space } = vars;

/** Takes a line of the foot for itself. A brand whose buttons fill the foot leaves it no padding. */
export const warning = style(
  kit({
    ...typeStyle('sm'),
    flex: '1 0 100%',
    margin: 0,
    color: color.critical,
    padding: `${space.x2} calc(${space.gutter} * (1 - ${layout.actionsInset}))`,
    selectors: { '&:empty': { display: 'none' } },
  }),
);
