import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { ui } from '../../theme/in-layer.ts';

const { x1, x2, x3, x4, x5, x6, x7, x8 } = vars.space;
const steps = { 1: x1, 2: x2, 3: x3, 4: x4, 5: x5, 6: x6, 7: x7, 8: x8 };

/** A step of the brand's spacing, as `vars.space.x4`. */
export type Space = keyof typeof steps;

export const gap = styleVariants(steps, (step) => ui({ gap: step }));
export const padding = styleVariants(steps, (step) => ui({ padding: step }));
/** Lists in a layout have the style of any other element. */
export const plain = style(ui({ margin: 0, padding: 0, listStyle: 'none' }));
