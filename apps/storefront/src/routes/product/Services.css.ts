import { inLayer, vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';

/** Holds the place of the installation's box until it is there. */
export const held = style(inLayer('app', { minBlockSize: '4.5rem', marginBlockStart: vars.space.x5 }));

/** The same for what a registrant has under the add-to-cart button. */
export const registry = style(
  inLayer('app', {
    minBlockSize: `calc(${vars.size.controlLarge} + ${vars.size.hit})`,
    marginBlockStart: vars.space.x3,
    // What is under it begins with an icon, which hangs out.
    marginInlineStart: vars.space.x1,
  }),
);

/** The same for the heart and the stores. */
export const heart = style(inLayer('app', { minBlockSize: `calc(2 * ${vars.size.hit})` }));

/** Reserves the height of the page links until they load. */
export const links = style(inLayer('app', { minBlockSize: '48px', marginBlockStart: vars.space.x5 }));
