import type { WidgetError } from '@settee/domain';
import type { IdTokenClaims } from './social-provider.ts';

/** External service that checks passwords; its widget issues session tokens. SIGN-01 */
export interface IdentityService {
  /**
   * Returns the claims of the user of a session token; `null` for an invalid token. Throws when the service is
   * unreachable.
   */
  redeem(sessionToken: string): Promise<IdTokenClaims | null>;
  /**
   * Checks a password where the widget is not available; returns a session token or an error code. Throws when the
   * service is unreachable. SIGN-19
   */
  authenticate(username: string, password: string): Promise<{ sessionToken: string } | { errorCode: WidgetError }>;
  /** Requests a password reset email; the response does not depend on whether the user exists. PWD-14 */
  requestReset(username: string): Promise<void>;
}
