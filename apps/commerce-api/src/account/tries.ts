import { lockout } from '@settee/domain';
import { eq, isNull, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../world/database.ts';
import type { World } from '../world/world.ts';
import { hashOfSecret } from './request-token.ts';
import { signInTries } from './tables.ts';

/**
 * Claims a try before it is judged, so that many at once are no more than five; `null` while the subject is locked.
 * A subject is the email address of a sign-in, or a gift card. Unknown ones are counted the same way, so a lockout does not reveal which ones exist. SIGN-39
 */
export async function claimTry({ db, clock }: World, subject: string): Promise<{ isLast: boolean } | null> {
  const now = clock.now();
  const lockedUntil = new Date(now.getTime() + lockout.lockedFor);
  const countedSince = new Date(now.getTime() - lockout.countedFor);
  const startsAnew = sql`(${signInTries.lockedUntil} is not null or ${signInTries.lastTryAt} < ${countedSince.toISOString()})`;
  const isLast = sql`not ${startsAnew} and ${signInTries.tries} + 1 >= ${lockout.tries}`;
  const [claimed] = await db
    .insert(signInTries)
    .values({ subject: hashOfSecret(subject), tries: 1, lastTryAt: now, lockedUntil: null })
    .onConflictDoUpdate({
      target: signInTries.subject,
      set: {
        tries: sql`case when ${startsAnew} then 1 else ${signInTries.tries} + 1 end`,
        lockedUntil: sql`case when ${isLast} then ${lockedUntil.toISOString()}::timestamptz end`,
        lastTryAt: now,
      },
      setWhere: or(isNull(signInTries.lockedUntil), lte(signInTries.lockedUntil, now)),
    })
    .returning();
  return claimed ? { isLast: claimed.lockedUntil !== null } : null;
}

/** Forgets the wrong tries of a subject, and its lockout. */
export async function forgiveTries(db: Database, subject: string): Promise<void> {
  await db.delete(signInTries).where(eq(signInTries.subject, hashOfSecret(subject)));
}
