import type { setPassword as endpoint } from '@settee/contract';
import { checkPassword } from '@settee/domain';
import { eq } from 'drizzle-orm';
import type { Call, Handler } from '../handler.ts';
import { post } from '../mail/outbox.ts';
import type { Database } from '../world/database.ts';
import { isWithinRate, tooMany } from '../world/rate-limit.ts';
import { accountMessages, passwordMessages } from './messages.ts';
import { accounts, identities, sessions } from './tables.ts';
import { dropTokens, peekToken, takeToken } from './tokens.ts';
import { forgiveTries } from './tries.ts';

const rule = { name: 'set password', seconds: 600, perSession: 30, perAddress: 100 };
const told = (isSuccess: boolean, message: string) => ({ isSuccess, message });

type Account = typeof accounts.$inferSelect;

/** Ends all that could be in foreign hands; the mailed link has proven the address. */
async function startAnew(tx: Database, { id, isEmailConfirmed, emailKey }: Account, passwordHash: string) {
  await tx.update(accounts).set({ passwordHash, isEmailConfirmed: true }).where(eq(accounts.id, id));
  // Whoever joined an identity before the address was proven need not be its owner.
  if (!isEmailConfirmed) await tx.delete(identities).where(eq(identities.accountId, id));
  await tx.delete(sessions).where(eq(sessions.accountId, id));
  await dropTokens(tx, id);
  await forgiveTries(tx, emailKey);
}

async function accountOf(call: Call<{ token: string }>): Promise<Account | null> {
  const { input, world } = call;
  const accountId = (await peekToken(world, 'reset-password', input.token))?.accountId;
  if (!accountId) return null;
  const [account] = await world.db.select().from(accounts).where(eq(accounts.id, accountId));
  return account ?? null;
}

/** Takes a mailed token, once; a password that is refused leaves it in force. PWD-01 */
export const setPassword: Handler<typeof endpoint> = async (call) => {
  const { input, shopper, world } = call;
  if (!(await isWithinRate(world, shopper, rule))) return tooMany;
  // A link from before the identity service judged passwords would set one that counts for nothing.
  const account = world.identity ? null : await accountOf(call);
  if (!account) return told(false, accountMessages.linkEnded);
  const problem = checkPassword(input.password, account.emailAddress);
  if (problem) return told(false, passwordMessages[problem]);
  const passwordHash = await world.passwords.hash(input.password);
  const isDone = await world.inTransaction(async (tx) => {
    if (!(await takeToken(tx, world, ['reset-password'], input.token))) return false;
    await startAnew(tx, account, passwordHash);
    return true;
  });
  if (!isDone) return told(false, accountMessages.linkEnded);
  await post(world.db, call, 'password-changed', account.emailAddress, { firstName: account.firstName });
  return told(true, accountMessages.passwordSet);
};
