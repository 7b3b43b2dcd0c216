import { lt } from 'drizzle-orm';
import type { World } from '../world/world.ts';
import { sessions } from './tables.ts';

/** Drops sessions that have ended. */
export async function forgetSessions({ db, clock }: World): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, clock.now()));
}
