import { lt } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import { deleteOldLoginAttempts } from '../../platform/session/login-attempts.ts';
import { deleteSessionsEndedBefore } from '../../platform/session/sessions.queries.ts';
import { accountTokens } from './tables.ts';

/** Drops sessions and tokens that have ended, and wrong tries that count no more. */
export async function deleteExpiredSessions({ db, clock }: Context): Promise<void> {
  const now = clock.now();
  await deleteSessionsEndedBefore(db, now);
  await db.delete(accountTokens).where(lt(accountTokens.expiresAt, now));
  await deleteOldLoginAttempts(db, now);
}
