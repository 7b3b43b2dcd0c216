import { readEmail, validateEmail, emailKey, validatePassword } from '@settee/domain';
import { eq } from 'drizzle-orm';
import type { HandlerArgs, Handlers } from '../../platform/handler.ts';
import { type ErrorResponse, validationError } from '../../platform/http/error-response.ts';
import { enqueueEmail } from './emails/enqueue-email.ts';
import { consumeRateLimit, tooManyRequests } from '../../platform/rate-limit.ts';
import { accountMessages, passwordMessages } from './messages.ts';
import { type Account, findAccount, saveResetPassword } from '../../platform/session/accounts.queries.ts';
import { findToken, consumeToken, revokeTokens } from './tokens.ts';
import { resetLoginAttempts } from '../../platform/session/login-attempts.ts';
import { endAllSessions } from '../../platform/session/sessions.queries.ts';
import { commandResult } from './command-result.ts';
import { timingSafeEqualText } from '../../platform/session/request-token.ts';
import type { Database } from '../../platform/database/database.ts';
import { identities } from './tables.ts';

const rule = { name: 'reset password', seconds: 3600, perSession: 20, perAddress: 60, perSubject: 5 };

/**
 * Enqueues an email whether or not the address has an account; the content is decided when the email is
 * rendered. An identity service sends its own. PWD-01
 */
async function requestPasswordResetEmail(
  call: HandlerArgs,
  email: string,
): Promise<{ isSuccess: boolean; message: string } | ErrorResponse> {
  const { shopper, ctx } = call;
  const recipient = readEmail(email);
  if (validateEmail(recipient, 'any')) return { isSuccess: false, message: accountMessages.badEmail };
  if (!(await consumeRateLimit(ctx, shopper, rule, emailKey(recipient)))) return tooManyRequests;
  if (ctx.identity) await ctx.identity.requestReset(recipient);
  else await enqueueEmail(ctx.db, call, 'reset-password', recipient, {});
  return { isSuccess: true, message: accountMessages.checkForReset };
}

const tokenOfAnotherSession = validationError([{ field: 'token', message: 'Is not the token of this session.' }], 403);

const setPasswordLimit = { name: 'set password', seconds: 600, perSession: 30, perAddress: 100 };

/** Ends all that could be in foreign hands; the mailed link has proven the address. */
async function startAnew(tx: Database, { id, isEmailConfirmed, emailKey }: Account, passwordHash: string) {
  await saveResetPassword(tx, id, passwordHash);
  // An identity linked before the email was confirmed may belong to another person.
  if (!isEmailConfirmed) await tx.delete(identities).where(eq(identities.accountId, id));
  await endAllSessions(tx, id);
  await revokeTokens(tx, id);
  await resetLoginAttempts(tx, emailKey);
}

async function getAccount(call: HandlerArgs<{ token: string }>): Promise<Account | null> {
  const { input, ctx } = call;
  const accountId = (await findToken(ctx, 'reset-password', input.token))?.accountId;
  return accountId ? findAccount(ctx.db, accountId) : null;
}

/** Handlers of forgotten passwords. */
export const passwordHandlers = {
  /** Sends the password-reset email; a `token` that is not the one of the session returns 403. PWD-12, PWD-16 */
  forgotPassword: async (call) => {
    const session = await call.shopper.session();
    return session && timingSafeEqualText(call.input.token, session.token)
      ? requestPasswordResetEmail(call, call.input.email)
      : tokenOfAnotherSession;
  },

  /** Sends the password-reset email from the reset view of the sign-in panel. PWD-14 */
  requestPasswordReset: (call) => requestPasswordResetEmail(call, call.input.accountEmail),

  /** Returns the title and the text of the reset view in the sign-in panel. PWD-15 */
  getResetPasswordContent: async () => ({
    title: accountMessages.resetTitle,
    text: accountMessages.resetText,
  }),

  /** Returns whether an emailed reset link is valid; never valid with an external identity service. PWD-01 */
  checkResetLink: async ({ input, ctx }) => ({
    isValid: !ctx.identity && (await findToken(ctx, 'reset-password', input.token)) !== null,
  }),

  /** Sets the password with a mailed one-time token; a rejected password does not consume the token. PWD-01 */
  setPassword: async (call) => {
    const { input, shopper, ctx } = call;
    if (!(await consumeRateLimit(ctx, shopper, setPasswordLimit))) return tooManyRequests;
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
  },
} satisfies Partial<Handlers<'account'>>;
