import { sessionTtlMs, type UserAccount } from '@settee/domain';
import type { Context } from '../context.ts';
import { hashOfSecret, getRequestToken, secretFor } from './request-token.ts';
import { findSessionByKey, insertSession, saveLastSeen } from './sessions.queries.ts';

/** Minimum interval between updates of the last-seen time of a session, in ms. */
const seenEvery = 10 * 60_000;

/** The account a session is signed in to. */
export interface SessionAccount {
  id: string;
  emailAddress: string;
  firstName: string;
  lastName: string;
  taxCertificateNumber: string;
}

/** Active session. */
export interface Session {
  id: string;
  /** Owner key of the shopper's rows: the account id, or for a guest the hash of the cookie. */
  key: string;
  /** Demanded back in the header of writes. API-01 */
  token: string;
  /** `null` for a guest. SITE-17 */
  account: SessionAccount | null;
  /** It outlives the browser. */
  isRemembered: boolean;
  /** Returns a secret derived from the session cookie, different for each purpose. */
  secretFor(purpose: string): string;
}

function getSession(secret: string, id: string, account: SessionAccount | null, isRemembered: boolean): Session {
  return {
    id,
    key: account?.id ?? hashOfSecret(secret),
    token: getRequestToken(secret),
    account,
    isRemembered,
    secretFor: (purpose) => secretFor(secret, purpose),
  };
}

/** A new guest's session. */
export async function beginSession(ctx: Context, secret: string, userAgent: string): Promise<Session> {
  const id = await insertSession(ctx.db, ctx, { secret, accountId: null, isRemembered: false, userAgent });
  return getSession(secret, id, null, false);
}

/** The session of a cookie, with its account; `null` when it has ended. One query. */
export async function findSession(ctx: Context, secret: string): Promise<Session | null> {
  const key = hashOfSecret(secret);
  const now = ctx.clock.now();
  const row = await findSessionByKey(ctx.db, key, now);
  if (!row) return null;
  if (row.account && now.getTime() - row.lastSeenAt.getTime() >= seenEvery) {
    const life = row.isRemembered ? {} : { expiresAt: new Date(now.getTime() + sessionTtlMs.idle) };
    await saveLastSeen(ctx.db, key, { lastSeenAt: now, ...life });
  }
  return getSession(secret, row.id, row.account, row.isRemembered);
}

/** Returns the profile of an account, with empty strings for a guest. SIGN-04 */
export function toUserAccount(account: SessionAccount | null): UserAccount {
  if (!account) return { emailAddress: '', firstName: '', lastName: '', isLoggedIn: false };
  const { emailAddress, firstName, lastName } = account;
  return { emailAddress, firstName, lastName, isLoggedIn: true };
}
