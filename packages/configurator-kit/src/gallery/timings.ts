/** Delay after the last zoom step before a sharper image is loaded, in ms. GALL-20 */
export const zoomDelayMs = 300;
