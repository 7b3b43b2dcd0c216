/** Delay before the password field of a confirmation page is enabled, in ms. SIGN-36 */
export const confirmationPasswordDelay = 9000;
