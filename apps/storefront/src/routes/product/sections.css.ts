import { inLayer, vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';

/** Holds the place of the installation's box until it is there. */
export const held = style(inLayer('app', { minBlockSize: '4.5rem', marginBlockStart: vars.space.x5 }));

/** The same for what a registrant has under the add-to-cart button. */
export const registry = style(
  inLayer('app', {
    minBlockSize: `calc(${vars.size.controlLarge} + ${vars.size.hit})`,
    marginBlockStart: vars.space.x3,
  }),
);

/** The same for the heart and the stores; the icons of these buttons begin at the edge of what is above. */
export const heart = style(
  inLayer('app', {
    minBlockSize: `calc(3 * ${vars.size.hit})`,
    marginBlockStart: vars.space.x2,
    marginInlineStart: `calc(-1 * ${vars.space.x2})`,
  }),
);

/** Reserves the height of the page links until they load. */
export const links = style(inLayer('app', { minBlockSize: '48px', marginBlockStart: vars.space.x5 }));
