import { inLayer, vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';

/** Holds the place of the installation's box until it is there. */
export const installationPlaceholder = style(
  inLayer('app', { minBlockSize: '4.5rem', marginBlockStart: vars.space.x5 }),
);

/** The same for what a registrant has under the add-to-cart button. */
export const registry = style(
  inLayer('app', {
    minBlockSize: `calc(${vars.size.controlLarge} + ${vars.size.hit})`,
    marginBlockStart: vars.space.x3,
  }),
);

/** Favorites, stores and share; the icons of these buttons begin at the edge of what is above. */
export const textButtons = style(
  inLayer('app', {
    minBlockSize: `calc(3 * ${vars.size.hit})`,
    marginBlockStart: vars.space.x2,
    marginInlineStart: `calc(-1 * ${vars.space.x2})`,
  }),
);

export const links = style(inLayer('app', { minBlockSize: '48px', marginBlockStart: vars.space.x5 }));
