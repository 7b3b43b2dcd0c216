import { passwordLimits } from '@settee/domain';
import type { AccountHandlerArgs } from '../../platform/require-account.ts';
import { accountMessages } from './messages.ts';
import { type Account, findAccount } from '../../platform/session/accounts.queries.ts';
import { recordLoginAttempt, resetLoginAttempts } from '../../platform/session/login-attempts.ts';
import { wasSignedInAfter } from '../../platform/session/sessions.queries.ts';

/** Time after sign-in during which accounts without a password need no new sign-in, in ms. */
const freshFor = 10 * 60_000;

export type ReauthResult = { account: Account } | { message: string };

/** Requires the password again before a sensitive change; an account without a password needs a recent sign-in. */
export async function reauthenticate(
  { ctx, session, account }: AccountHandlerArgs,
  password: string,
): Promise<ReauthResult> {
  const { db, clock, passwords } = ctx;
  const row = await findAccount(db, account.id);
  if (!row) return { message: accountMessages.signInAgain };
  if (row.passwordHash === null || ctx.identity) {
    const isFresh = await wasSignedInAfter(db, session.id, new Date(clock.now().getTime() - freshFor));
    return isFresh ? { account: row } : { message: accountMessages.signInAgain };
  }
  if (!(await recordLoginAttempt(ctx, row.emailKey))) return { message: accountMessages.locked };
  const { isRight } = await passwords.check(password.slice(0, passwordLimits.max * 2), row.passwordHash);
  if (!isRight) return { message: accountMessages.wrongPassword };
  await resetLoginAttempts(db, row.emailKey);
  return { account: row };
}
