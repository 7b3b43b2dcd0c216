import { sessionTtlMs, type UserAccount } from '@settee/domain';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { preparedStatement } from '../database/prepared-statement.ts';
import type { Context } from '../context.ts';
import { hashOfSecret, getRequestToken, secretFor } from './request-token.ts';
import { accounts, sessions } from './tables.ts';

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

/** Data of a new session. */
export interface NewSession {
  secret: string;
  /** `null` for a guest. */
  accountId: string | null;
  isRemembered: boolean;
  userAgent: string;
}

const lifeOf = ({ accountId, isRemembered }: Pick<NewSession, 'accountId' | 'isRemembered'>) =>
  accountId === null || isRemembered ? sessionTtlMs.remembered : sessionTtlMs.idle;

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

/** Inserts a new session. */
export async function insertSession(db: Database, ctx: Context, made: NewSession): Promise<string> {
  const { secret, accountId, isRemembered } = made;
  const now = ctx.clock.now();
  const id = ctx.ids.row();
  await db.insert(sessions).values({
    key: hashOfSecret(secret),
    id,
    accountId,
    isRemembered,
    userAgent: made.userAgent.slice(0, 300),
    createdAt: now,
    signedInAt: accountId === null ? null : now,
    lastSeenAt: now,
    expiresAt: new Date(now.getTime() + lifeOf(made)),
  });
  return id;
}

/** A new guest's session. */
export async function beginSession(ctx: Context, secret: string, userAgent: string): Promise<Session> {
  const id = await insertSession(ctx.db, ctx, { secret, accountId: null, isRemembered: false, userAgent });
  return getSession(secret, id, null, false);
}

const sessionByKey = preparedStatement('session', (db) => {
  const { id, isRemembered, lastSeenAt } = sessions;
  const { emailAddress, firstName, lastName, taxCertificateNumber } = accounts;
  const account = { id: accounts.id, emailAddress, firstName, lastName, taxCertificateNumber };
  return db
    .select({ id, isRemembered, lastSeenAt, account })
    .from(sessions)
    .leftJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(and(eq(sessions.key, sql.placeholder('key')), gt(sessions.expiresAt, sql.placeholder('now'))));
});

/** The session of a cookie, with its account; `null` when it has ended. One query. */
export async function findSession(ctx: Context, secret: string): Promise<Session | null> {
  const key = hashOfSecret(secret);
  const now = ctx.clock.now();
  const [row] = await sessionByKey(ctx.db, { key, now: now.toISOString() });
  if (!row) return null;
  if (row.account && now.getTime() - row.lastSeenAt.getTime() >= seenEvery) {
    const life = row.isRemembered ? {} : { expiresAt: new Date(now.getTime() + sessionTtlMs.idle) };
    await ctx.db
      .update(sessions)
      .set({ lastSeenAt: now, ...life })
      .where(eq(sessions.key, key));
  }
  return getSession(secret, row.id, row.account, row.isRemembered);
}

/** Returns the profile of an account, with empty strings for a guest. SIGN-04 */
export function toUserAccount(account: SessionAccount | null): UserAccount {
  if (!account) return { emailAddress: '', firstName: '', lastName: '', isLoggedIn: false };
  const { emailAddress, firstName, lastName } = account;
  return { emailAddress, firstName, lastName, isLoggedIn: true };
}
