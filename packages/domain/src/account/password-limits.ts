/** Limits of the password length in characters; longer passwords are rejected before they are hashed. */
export const passwordLimits = { min: 8, max: 128 } as const;
