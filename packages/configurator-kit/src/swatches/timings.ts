/** Delay after the widget loads before the suggestion list moves into the form, in ms. SWATCH-73 */
export const streetResultsDelayMs = 300;
