import { passwordLimits } from '@settee/domain';
import { and, eq, gt } from 'drizzle-orm';
import type { AccountCall } from './for-account.ts';
import { accountMessages } from './messages.ts';
import { accounts, sessions } from './tables.ts';
import { claimTry, forgiveTries } from './tries.ts';

/** How long after the sign-in those without a password need not sign in again, in ms. */
const freshFor = 10 * 60_000;

type Account = typeof accounts.$inferSelect;
export type Proof = { account: Account } | { message: string };

/** Demands the password again before something that a borrowed browser should not do; a fresh sign-in stands in for none. */
export async function proveAgain({ world, session, account }: AccountCall, password: string): Promise<Proof> {
  const { db, clock, passwords } = world;
  const [row] = await db.select().from(accounts).where(eq(accounts.id, account.id));
  if (!row) return { message: accountMessages.signInAgain };
  if (row.passwordHash === null || world.identity) {
    const isFresh = gt(sessions.signedInAt, new Date(clock.now().getTime() - freshFor));
    const fresh = await db
      .select({ id: sessions.id })
      .from(sessions)
      .where(and(eq(sessions.id, session.id), isFresh));
    return fresh.length > 0 ? { account: row } : { message: accountMessages.signInAgain };
  }
  if (!(await claimTry(world, row.emailKey))) return { message: accountMessages.locked };
  const { isRight } = await passwords.check(password.slice(0, passwordLimits.max * 2), row.passwordHash);
  if (!isRight) return { message: accountMessages.wrongPassword };
  await forgiveTries(db, row.emailKey);
  return { account: row };
}
