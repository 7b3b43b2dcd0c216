import { loginLockout } from '@settee/domain';
import { and, eq, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import type { Context } from '../context.ts';
import { hashOfSecret } from './request-token.ts';
import { loginAttempts } from './tables.ts';

/**
 * Records a login attempt before the password check, so that parallel attempts count. Returns `null` while the
 * subject is locked after five attempts.
 * A subject is the email address of a sign-in, or a gift card. Unknown subjects are counted too, so a lockout
 * does not reveal which ones exist. SIGN-39
 */
export async function recordLoginAttempt({ db, clock }: Context, subject: string): Promise<{ isLast: boolean } | null> {
  const now = clock.now();
  const lockedUntil = new Date(now.getTime() + loginLockout.lockedFor);
  const countedSince = new Date(now.getTime() - loginLockout.countedFor);
  const startsAnew = sql`(${loginAttempts.lockedUntil} is not null or ${loginAttempts.lastTryAt} < ${countedSince.toISOString()})`;
  const isLast = sql`not ${startsAnew} and ${loginAttempts.tries} + 1 >= ${loginLockout.tries}`;
  const [claimed] = await db
    .insert(loginAttempts)
    .values({ subject: hashOfSecret(subject), tries: 1, lastTryAt: now, lockedUntil: null })
    .onConflictDoUpdate({
      target: loginAttempts.subject,
      set: {
        tries: sql`case when ${startsAnew} then 1 else ${loginAttempts.tries} + 1 end`,
        lockedUntil: sql`case when ${isLast} then ${lockedUntil.toISOString()}::timestamptz end`,
        lastTryAt: now,
      },
      setWhere: or(isNull(loginAttempts.lockedUntil), lte(loginAttempts.lockedUntil, now)),
    })
    .returning();
  return claimed ? { isLast: claimed.lockedUntil !== null } : null;
}

/** Forgets the wrong tries of a subject, and its lockout. */
export async function resetLoginAttempts(db: Database, subject: string): Promise<void> {
  await db.delete(loginAttempts).where(eq(loginAttempts.subject, hashOfSecret(subject)));
}

/** Locks a subject that has no attempts yet, as five wrong ones would. */
export async function lockSubject(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  subject: string,
  lockedUntil: Date,
): Promise<void> {
  const row = { subject: hashOfSecret(subject), tries: loginLockout.tries, lastTryAt: clock.now(), lockedUntil };
  await db.insert(loginAttempts).values(row).onConflictDoNothing();
}

/** Deletes the attempts that no longer count and lock nothing. */
export async function deleteOldLoginAttempts(db: Database, now: Date): Promise<void> {
  const isOld = lt(loginAttempts.lastTryAt, new Date(now.getTime() - loginLockout.countedFor));
  const isFree = or(isNull(loginAttempts.lockedUntil), lt(loginAttempts.lockedUntil, now));
  await db.delete(loginAttempts).where(and(isOld, isFree));
}
