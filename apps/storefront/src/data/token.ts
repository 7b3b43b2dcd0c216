/** The request-verification token of the last cart or checkout state. API-02 */
export interface TokenHolder {
  readonly current: string;
  /** Takes the token out of any reply that carries one. */
  feed(reply: unknown): void;
}

export function createTokenHolder(): TokenHolder {
  let current = '';
  return {
    get current() {
      return current;
    },
    feed(reply) {
      if (typeof reply !== 'object' || reply === null || !('requestVerificationToken' in reply)) return;
      if (typeof reply.requestVerificationToken === 'string') current = reply.requestVerificationToken;
    },
  };
}
