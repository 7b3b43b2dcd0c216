/** Delay before the password field of a confirmation page is enabled, in ms. SIGN-36 */
export const confirmationPasswordDelayMs = 9000;
