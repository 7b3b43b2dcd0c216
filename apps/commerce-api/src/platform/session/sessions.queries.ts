import { sessionTtlMs } from '@settee/domain';
import { and, desc, eq, gt, lt, ne, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import type { Database } from '../database/database.ts';
import { preparedStatement } from '../database/prepared-statement.ts';
import { hashOfSecret } from './request-token.ts';
import { accounts, sessions } from './tables.ts';

type SessionRow = typeof sessions.$inferSelect;

/** Data of a new session. */
interface NewSession {
  secret: string;
  /** `null` for a guest. */
  accountId: string | null;
  isRemembered: boolean;
  userAgent: string;
}

const lifeOf = ({ accountId, isRemembered }: Pick<NewSession, 'accountId' | 'isRemembered'>) =>
  accountId === null || isRemembered ? sessionTtlMs.remembered : sessionTtlMs.idle;

/** Inserts a new session and returns its id. */
export async function insertSession(
  db: Database,
  { ids, clock }: Pick<Context, 'ids' | 'clock'>,
  made: NewSession,
): Promise<string> {
  const { secret, accountId, isRemembered } = made;
  const now = clock.now();
  const id = ids.row();
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

/** Returns an active session with its account; `null` when it has ended. One query. */
export async function findSessionByKey(db: Database, key: string, now: Date) {
  const [row] = await sessionByKey(db, { key, now: now.toISOString() });
  return row ?? null;
}

/** Saves when a session was last seen, and its new end if it has one. */
export async function saveLastSeen(
  db: Database,
  key: string,
  seen: Pick<SessionRow, 'lastSeenAt'> & Partial<Pick<SessionRow, 'expiresAt'>>,
): Promise<void> {
  await db.update(sessions).set(seen).where(eq(sessions.key, key));
}

/** Returns the active sessions of an account, last seen first. */
export function findActiveSessions(db: Database, accountId: string, now: Date): Promise<SessionRow[]> {
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.accountId, accountId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id));
}

/** Returns true when a session was signed in after a time. */
export async function wasSignedInAfter(db: Database, id: string, time: Date): Promise<boolean> {
  const found = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, id), gt(sessions.signedInAt, time)));
  return found.length > 0;
}

/** Locks a session until the commit, so that changes to a guest's rows run one after another. */
export async function lockSession(tx: Database, key: string): Promise<void> {
  await tx.select({ key: sessions.key }).from(sessions).where(eq(sessions.key, key)).for('update');
}

/** Ends a session. */
export async function endSession(db: Database, id: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.id, id));
}

/** Ends a session and returns true; false when a parallel request has ended it. */
export async function endSessionOnce(tx: Database, id: string): Promise<boolean> {
  const ended = await tx.delete(sessions).where(eq(sessions.id, id)).returning({ id: sessions.id });
  return ended.length > 0;
}

/** Ends a session of an account; `id` is text of the request, and a session of another account is unchanged. */
export async function endSessionOf(db: Database, accountId: string, id: string): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.accountId, accountId), sql`${sessions.id}::text = ${id}`));
}

/** Ends all sessions of an account except one. */
export async function endOtherSessions(db: Database, accountId: string, id: string): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.accountId, accountId), ne(sessions.id, id)));
}

/** Ends all sessions of an account. */
export async function endAllSessions(tx: Database, accountId: string): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.accountId, accountId));
}

/** Deletes the sessions that have ended before a time. */
export async function deleteSessionsEndedBefore(db: Database, time: Date): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, time));
}
