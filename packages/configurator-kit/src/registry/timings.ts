/** Duration of the added message on the button, in ms. REG-21 */
export const addedMessageMs = 3000;
