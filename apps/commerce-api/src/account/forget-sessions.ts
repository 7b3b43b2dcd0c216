import { lockout } from '@settee/domain';
import { and, isNull, lt, or } from 'drizzle-orm';
import type { World } from '../world/world.ts';
import { accountTokens, sessions, signInTries } from './tables.ts';

/** Drops sessions and tokens that have ended, and wrong tries that count no more. */
export async function forgetSessions({ db, clock }: World): Promise<void> {
  const now = clock.now();
  await db.delete(sessions).where(lt(sessions.expiresAt, now));
  await db.delete(accountTokens).where(lt(accountTokens.expiresAt, now));
  const isOld = lt(signInTries.lastTryAt, new Date(now.getTime() - lockout.countedFor));
  const isFree = or(isNull(signInTries.lockedUntil), lt(signInTries.lockedUntil, now));
  await db.delete(signInTries).where(and(isOld, isFree));
}
