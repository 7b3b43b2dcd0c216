import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** Returns the hash that the database stores instead of a secret. */
export function hashOfSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** A secret for one purpose; only who holds the cookie's secret can know it. */
export function secretFor(secret: string, purpose: string): string {
  return createHmac('sha256', secret).update(purpose).digest('base64url');
}

/** The request-verification token of a session. API-01 */
export function getRequestToken(secret: string): string {
  return secretFor(secret, 'request-verification');
}

export function timingSafeEqualText(one: string, other: string): boolean {
  const [left, right] = [one, other].map((text) => createHash('sha256').update(text).digest());
  return left !== undefined && right !== undefined && timingSafeEqual(left, right);
}
