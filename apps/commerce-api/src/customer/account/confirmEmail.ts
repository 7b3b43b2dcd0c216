import type { confirmEmail as endpoint } from '@settee/contract';
import { emailKey } from '@settee/domain';
import { and, eq, ne, notExists } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { HandlerArgs, Handler } from '../../platform/handler.ts';
import { enqueueEmail } from './emails/enqueue-email.ts';
import { consumeRateLimit, tooManyRequests } from '../../platform/rate-limit.ts';
import { accountMessages } from './messages.ts';
import { accounts } from '../../platform/session/tables.ts';
import { createToken, findToken, consumeToken, type Token } from './tokens.ts';

const rule = { name: 'confirm', seconds: 600, perSession: 30, perAddress: 200 };
const confirmResult = (isSuccess: boolean, message: string, sessionToken = '') => ({
  isSuccess,
  message,
  sessionToken,
  isPasswordWanted: false,
});

/**
 * Returns true when the user of a confirmation link is known to have chosen the password: same session as the
 * sign-up, or the password is entered. Otherwise an attacker could register a stranger's email and retain
 * access.
 */
async function isTheRequester(
  { input, shopper, ctx }: HandlerArgs<{ password: string }>,
  { data }: Token<'confirm-account'>,
) {
  if (data.requestedBy && data.requestedBy === (await shopper.session())?.id) return true;
  return input.password !== '' && (await ctx.passwords.check(input.password, data.passwordHash)).isRight;
}

/** Makes the account that waited, and hands out a token to sign in with. */
async function beginAccount({ shopper, ctx }: HandlerArgs, { data: pending }: Token<'confirm-account'>) {
  const { db, ids, clock } = ctx;
  const { requestedBy: _, ...data } = pending;
  const id = ids.row();
  const key = emailKey(data.emailAddress);
  const fresh = await db
    .insert(accounts)
    .values({ ...data, id, emailKey: key, isEmailConfirmed: true, createdAt: clock.now() })
    .onConflictDoNothing()
    .returning({ id: accounts.id });
  if (fresh.length === 0) return confirmResult(false, accountMessages.addressTaken);
  const { id: sessionId } = await shopper.getOrCreateSession();
  const isRemembered = false;
  const token = { kind: 'sign-in', accountId: id, sessionId, data: { isRemembered } } as const;
  return confirmResult(true, accountMessages.accountConfirmed, await createToken(db, ctx, token));
}

/** Gives an account its new address, and says so to the one before. */
async function changeAddress(call: HandlerArgs, { accountId, data }: Token<'change-email'>) {
  const { db } = call.ctx;
  const [before] = accountId ? await db.select().from(accounts).where(eq(accounts.id, accountId)) : [];
  if (!before || before.pendingEmailAddress !== data.emailAddress)
    return confirmResult(false, accountMessages.linkEnded);
  const key = emailKey(data.emailAddress);
  const other = alias(accounts, 'other');
  const isTaken = db
    .select({ id: other.id })
    .from(other)
    .where(and(eq(other.emailKey, key), ne(other.id, before.id)));
  const changed = await db
    .update(accounts)
    .set({ emailAddress: data.emailAddress, emailKey: key, isEmailConfirmed: true, pendingEmailAddress: '' })
    .where(and(eq(accounts.id, before.id), notExists(isTaken)))
    .returning({ id: accounts.id });
  if (changed.length === 0) return confirmResult(false, accountMessages.addressTaken);
  await enqueueEmail(db, call, 'email-changed', before.emailAddress, { firstName: before.firstName });
  return confirmResult(true, accountMessages.addressConfirmed);
}

/** Takes a mailed token: of a new account, or of a changed address. */
export const confirmEmail: Handler<typeof endpoint> = async (call) => {
  const { input, shopper, ctx } = call;
  if (!(await consumeRateLimit(ctx, shopper, rule))) return tooManyRequests;
  const waiting = await findToken(ctx, 'confirm-account', input.token);
  if (waiting && !(await isTheRequester(call, waiting))) {
    const message = input.password === '' ? accountMessages.choiceWanted : accountMessages.choiceWrong;
    return { ...confirmResult(false, message), isPasswordWanted: true };
  }
  const token = await consumeToken(ctx.db, ctx, ['confirm-account', 'change-email'], input.token);
  if (!token) return confirmResult(false, accountMessages.linkEnded);
  return token.kind === 'confirm-account' ? beginAccount(call, token) : changeAddress(call, token);
};
