/** How a check ended; `isOld` says that the hash was made at another cost. */
export interface PasswordCheck {
  isRight: boolean;
  isOld: boolean;
}

/** Hashes passwords, at most so many at once that a flood of them can't take the memory. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /** Does the same work for an account without a password, or for no account at all. */
  check(password: string, hash: string | null): Promise<PasswordCheck>;
}
