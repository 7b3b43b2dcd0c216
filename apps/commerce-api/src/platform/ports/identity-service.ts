import type { WidgetError } from '@settee/domain';
import type { IdTokenClaims } from './social-provider.ts';

/** A service that judges passwords for us; its widget hands out session tokens. SIGN-01 */
export interface IdentityService {
  /** Whose a session token is; `null` for one that does not count. Throws when the service can't be asked. */
  redeem(sessionToken: string): Promise<IdTokenClaims | null>;
  /** Judges a password where its widget does not come; a session token or why not. Throws when the service can't be asked. SIGN-19 */
  judge(username: string, password: string): Promise<{ sessionToken: string } | { errorCode: WidgetError }>;
  /** Has a link mailed to choose a new password; answers alike whoever it is for. PWD-14 */
  requestReset(username: string): Promise<void>;
}
