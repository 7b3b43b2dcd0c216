import { typeStyle, vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';
import { kit } from '../../kit-layer.ts';

const { color, layout, space } = vars;

/** Full row of the footer. No padding in a brand with full-width footer buttons. */
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
