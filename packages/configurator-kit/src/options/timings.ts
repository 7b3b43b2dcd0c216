/** How long a pick by keyboard waits for the next arrow key before it takes effect, in ms. PICK-17 */
export const keyboardPickDelay = 500;
/** How long a pointer rests on a choice before quick view starts, in ms. QVIEW-01 */
export const quickViewDelay = 700;
/** How long after that the price is asked for, in ms. QVIEW-03 */
export const quickViewFetchDelay = 100;
/** How long quick view takes to appear, in ms. QVIEW-12 */
export const quickViewTransition = 700;
/** How long the mouse rests on 'View Details' before the flyout opens, in ms. FLY-12 */
export const flyoutHoverDelay = 200;
/** How long a refreshed flyout stays closed, in ms. FLY-13 */
export const flyoutReopenDelay = 300;
/** How long the debounced-item helper waits unless told, in ms. PDP-28 */
export const debounceDelay = 750;
/** Fades of the product page's layers, in ms. PDP-29 */
export const layerFade = 300;
/** How long a change of filters waits for the next one before it is asked for, in ms. */
export const filterDelay = 150;
/** How long a material must stay picked by keyboard before it counts as viewed, in ms. */
export const viewedDelay = 500;
