/** How long the password field of a confirmation page stays disabled, in ms. SIGN-36 */
export const confirmationPasswordDelay = 9000;
