/** Delay before a keyboard selection takes effect, reset by the next arrow key, in ms. PICK-17 */
export const keyboardSelectDelayMs = 500;
/** Hover time on a choice before quick view starts, in ms. QVIEW-01 */
export const quickViewDelay = 700;
/** Delay from the start of quick view to the price request, in ms. QVIEW-03 */
export const quickViewFetchDelay = 100;
/** Duration of the quick view transition, in ms. QVIEW-12 */
export const quickViewTransition = 700;
/** Hover time on 'View Details' before the flyout opens, in ms. FLY-12 */
export const flyoutHoverDelay = 200;
/** Time that a refreshed flyout remains closed, in ms. FLY-13 */
export const flyoutReopenDelay = 300;
/** Fades of the product page's layers, in ms. PDP-29 */
export const layerFade = 300;
/** Debounce delay between a filter change and its request, in ms. */
export const filterDelay = 150;
/** Time that a material must remain selected by keyboard before it counts as viewed, in ms. */
export const viewedDelay = 500;
