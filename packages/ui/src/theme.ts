export { breakpoints, media } from './theme/breakpoints.ts';
export { vars } from './theme/contract.css.ts';
export { inLayer } from './theme/in-layer.ts';
export { layers } from './theme/layers.css.ts';
export { labelStyle, tabular, typeStyle } from './theme/type-style.ts';
