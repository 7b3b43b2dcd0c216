/** Stores the request-verification token of the last response that contained one. API-02 */
export interface TokenHolder {
  readonly current: string;
  /** Takes the token out of any reply that carries one. */
  feed(reply: unknown): void;
}

/** One token, by the names that cart and checkout, the sign-in and the reset form give it. SIGN-26, PWD-13 */
const names = ['requestVerificationToken', 'antiForgeryToken', 'requestToken'] as const;

export function createTokenHolder(): TokenHolder {
  let current = '';
  return {
    get current() {
      return current;
    },
    feed(reply) {
      if (typeof reply !== 'object' || reply === null) return;
      for (const name of names) {
        const token: unknown = Reflect.get(reply, name);
        if (typeof token === 'string' && token !== '') current = token;
      }
    },
  };
}
