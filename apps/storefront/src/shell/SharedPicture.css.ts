import { vars } from '@settee/ui/theme';
import { globalStyle } from '@vanilla-extract/css';

const { ease, mid } = vars.motion;

/** View transition class of a product's picture between two pages. */
export const moving = 'settee-picture';

// Durations are brand tokens; zero with reduced motion.
globalStyle(`::view-transition-group(.${moving})`, { animationDuration: mid, animationTimingFunction: ease });
globalStyle('::view-transition-old(root), ::view-transition-new(root)', {
  animationDuration: mid,
  animationTimingFunction: ease,
});
globalStyle(`::view-transition-old(.${moving}), ::view-transition-new(.${moving})`, {
  blockSize: '100%',
  objectFit: 'cover',
  animationDuration: mid,
  animationTimingFunction: ease,
});
