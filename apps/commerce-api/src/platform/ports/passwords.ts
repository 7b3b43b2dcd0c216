/** Result of a password check; `isOld` is true when the hash was created at another cost. */
export interface PasswordCheck {
  isRight: boolean;
  isOld: boolean;
}

/** Hashes passwords with limited concurrency, so that a flood of requests cannot exhaust the memory. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /** Does the same work for an account without a password, or for no account at all. */
  check(password: string, hash: string | null): Promise<PasswordCheck>;
}
