import type { Claims } from '../social/social-provider.ts';

/** A service that judges passwords for us; its widget hands out session tokens. SIGN-01 */
export interface IdentityService {
  /** Whose a session token is; `null` for one that does not count. Throws when the service can't be asked. */
  redeem(sessionToken: string): Promise<Claims | null>;
}
