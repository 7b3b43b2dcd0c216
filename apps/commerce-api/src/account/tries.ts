import { lockout } from '@settee/domain';
import { eq, isNull, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../world/database.ts';
import type { World } from '../world/world.ts';
import { hashOfSecret } from './request-token.ts';
import { signInTries } from './tables.ts';

/**
 * Claims a try to sign in before it is judged, so that many at once are no more than five; `null` while the address is locked.
 * Addresses without an account are counted alike, so that a lockout tells nothing. SIGN-39
 */
export async function claimTry({ db, clock }: World, emailKey: string): Promise<{ isLast: boolean } | null> {
  const now = clock.now();
  const lockedUntil = new Date(now.getTime() + lockout.lockedFor);
  const countedSince = new Date(now.getTime() - lockout.countedFor);
  const startsAnew = sql`(${signInTries.lockedUntil} is not null or ${signInTries.lastTryAt} < ${countedSince.toISOString()})`;
  const isLast = sql`not ${startsAnew} and ${signInTries.tries} + 1 >= ${lockout.tries}`;
  const [claimed] = await db
    .insert(signInTries)
    .values({ subject: hashOfSecret(emailKey), tries: 1, lastTryAt: now, lockedUntil: null })
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

/** Forgets the wrong tries of an address, and its lockout. */
export async function forgiveTries(db: Database, emailKey: string): Promise<void> {
  await db.delete(signInTries).where(eq(signInTries.subject, hashOfSecret(emailKey)));
}
