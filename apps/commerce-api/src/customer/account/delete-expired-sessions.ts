import { loginLockout } from '@settee/domain';
import { and, isNull, lt, or } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import { accountTokens } from './tables.ts';
import { sessions, loginAttempts } from '../../platform/session/tables.ts';

/** Drops sessions and tokens that have ended, and wrong tries that count no more. */
export async function deleteExpiredSessions({ db, clock }: Context): Promise<void> {
  const now = clock.now();
  await db.delete(sessions).where(lt(sessions.expiresAt, now));
  await db.delete(accountTokens).where(lt(accountTokens.expiresAt, now));
  const isOld = lt(loginAttempts.lastTryAt, new Date(now.getTime() - loginLockout.countedFor));
  const isFree = or(isNull(loginAttempts.lockedUntil), lt(loginAttempts.lockedUntil, now));
  await db.delete(loginAttempts).where(and(isOld, isFree));
}
