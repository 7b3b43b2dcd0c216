import type { setPassword as endpoint } from '@settee/contract';
import { validatePassword } from '@settee/domain';
import { eq } from 'drizzle-orm';
import type { HandlerArgs, Handler } from '../../platform/handler.ts';
import { enqueueEmail } from './emails/enqueue-email.ts';
import type { Database } from '../../platform/database/database.ts';
import { consumeRateLimit, tooManyRequests } from '../../platform/rate-limit.ts';
import { accountMessages, passwordMessages } from './messages.ts';
import { identities } from './tables.ts';
import { accounts, sessions } from '../../platform/session/tables.ts';
import { revokeTokens, findToken, consumeToken } from './tokens.ts';
import { resetLoginAttempts } from '../../platform/session/login-attempts.ts';
import { commandResult } from './command-result.ts';

const rule = { name: 'set password', seconds: 600, perSession: 30, perAddress: 100 };

type Account = typeof accounts.$inferSelect;

/** Ends all that could be in foreign hands; the mailed link has proven the address. */
async function startAnew(tx: Database, { id, isEmailConfirmed, emailKey }: Account, passwordHash: string) {
  await tx.update(accounts).set({ passwordHash, isEmailConfirmed: true }).where(eq(accounts.id, id));
  // An identity linked before the email was confirmed may belong to another person.
  if (!isEmailConfirmed) await tx.delete(identities).where(eq(identities.accountId, id));
  await tx.delete(sessions).where(eq(sessions.accountId, id));
  await revokeTokens(tx, id);
  await resetLoginAttempts(tx, emailKey);
}

async function getAccount(call: HandlerArgs<{ token: string }>): Promise<Account | null> {
  const { input, ctx } = call;
  const accountId = (await findToken(ctx, 'reset-password', input.token))?.accountId;
  if (!accountId) return null;
  const [account] = await ctx.db.select().from(accounts).where(eq(accounts.id, accountId));
  return account ?? null;
}

/** Sets the password with a mailed one-time token; a rejected password does not consume the token. PWD-01 */
export const setPassword: Handler<typeof endpoint> = async (call) => {
  const { input, shopper, ctx } = call;
  if (!(await consumeRateLimit(ctx, shopper, rule))) return tooManyRequests;
  // A link mailed before the identity service was configured would set a password that is never used.
  const account = ctx.identity ? null : await getAccount(call);
  if (!account) return commandResult(false, accountMessages.linkEnded);
  const problem = validatePassword(input.password, account.emailAddress);
  if (problem) return commandResult(false, passwordMessages[problem]);
  const passwordHash = await ctx.passwords.hash(input.password);
  const isDone = await ctx.inTransaction(async (tx) => {
    if (!(await consumeToken(tx, ctx, ['reset-password'], input.token))) return false;
    await startAnew(tx, account, passwordHash);
    return true;
  });
  if (!isDone) return commandResult(false, accountMessages.linkEnded);
  await enqueueEmail(ctx.db, call, 'password-changed', account.emailAddress, { firstName: account.firstName });
  return commandResult(true, accountMessages.passwordSet);
};
