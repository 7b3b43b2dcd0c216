/** How long the button says that an add stands, in ms. REG-21 */
export const addedLasts = 3000;
