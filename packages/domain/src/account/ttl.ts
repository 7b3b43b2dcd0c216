const minute = 60_000;

/**
 * Lockout policy: maximum failed login attempts, lockout duration and counting window of an attempt, in ms.
 * SIGN-39
 */
export const loginLockout = { tries: 5, lockedFor: 15 * minute, countedFor: 60 * minute } as const;

/** TTL of emailed links and tokens, in ms. PWD-01 */
export const tokenTtlMs = {
  signIn: 2 * minute,
  resetPassword: 30 * minute,
  confirmAccount: 24 * 60 * minute,
  changeEmail: 24 * 60 * minute,
  socialSignIn: 10 * minute,
} as const;

/** Session TTL in ms: with 'remember me', and the idle timeout without it. SIGN-13 */
export const sessionTtlMs = { remembered: 90 * 24 * 60 * minute, idle: 12 * 60 * minute } as const;
