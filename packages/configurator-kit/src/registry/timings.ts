/** Duration of the added message on the button, in ms. REG-21 */
export const addedLasts = 3000;
