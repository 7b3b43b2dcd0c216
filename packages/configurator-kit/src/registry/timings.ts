/** Duration of the added message on the button, in ms. REG-21 */
export const addedMessageTime = 3000;
