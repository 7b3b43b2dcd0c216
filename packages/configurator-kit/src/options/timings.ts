/** How long a pick by keyboard waits for the next arrow key before it takes effect, in ms. PICK-17 */
export const keyboardPickDelay = 500;
