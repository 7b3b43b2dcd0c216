import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** What the database keeps of a session's secret. */
export function sessionKeyOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** The request-verification token of a session; only who holds the cookie's secret can know it. API-01 */
export function requestTokenOf(secret: string): string {
  return createHmac('sha256', secret).update('request-verification').digest('base64url');
}

export function isSameText(one: string, other: string): boolean {
  const [left, right] = [one, other].map((text) => createHash('sha256').update(text).digest());
  return left !== undefined && right !== undefined && timingSafeEqual(left, right);
}
