/** Delay before a keyboard selection takes effect, reset by the next arrow key, in ms. PICK-17 */
export const keyboardSelectDelayMs = 500;
/** Hover time on a choice before quick view starts, in ms. QVIEW-01 */
export const quickViewDelayMs = 700;
/** Delay from the start of quick view to the price request, in ms. QVIEW-03 */
export const quickViewFetchDelayMs = 100;
/** Duration of the quick view transition, in ms. QVIEW-12 */
export const quickViewTransitionMs = 700;
/** Hover time on 'View Details' before the flyout opens, in ms. FLY-12 */
export const flyoutHoverDelayMs = 200;
/** Time that a refreshed flyout remains closed, in ms. FLY-13 */
export const flyoutReopenDelayMs = 300;
/** Fades of the product page's layers, in ms. PDP-29 */
export const layerFadeMs = 300;
/** Debounce delay between a filter change and its request, in ms. */
export const filterDelayMs = 150;
/** Time that a material must remain selected by keyboard before it counts as viewed, in ms. */
export const viewedDelayMs = 500;
