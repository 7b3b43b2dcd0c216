/** How long a pick by keyboard waits for the next arrow key before it takes effect, in ms. PICK-17 */
export const keyboardPickDelay = 500;
/** How long a change of filters waits for the next one before it is asked for, in ms. */
export const filterDelay = 150;
/** How long a material must stay picked by keyboard before it counts as viewed, in ms. */
export const viewedDelay = 500;
