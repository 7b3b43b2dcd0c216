const minute = 60_000;

/** How often a password may be wrong, how long the account is then locked and how long a wrong try counts, in ms. SIGN-39 */
export const loginLockout = { tries: 5, lockedFor: 15 * minute, countedFor: 60 * minute } as const;

/** How long mailed links and tokens hold, in ms. PWD-01 */
export const tokenTtlMs = {
  signIn: 2 * minute,
  resetPassword: 30 * minute,
  confirmAccount: 24 * 60 * minute,
  changeEmail: 24 * 60 * minute,
  socialSignIn: 10 * minute,
} as const;

/** How long a signed-in browser stays so, in ms: when it is to be remembered, and idle when not. SIGN-13 */
export const sessionTtlMs = { remembered: 90 * 24 * 60 * minute, idle: 12 * 60 * minute } as const;
