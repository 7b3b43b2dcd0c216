import {
  plainText,
  readEmail,
  browserName,
  type SignedInBrowser,
  emailKey,
  validateEmail,
  validateName,
  validatePassword,
} from '@settee/domain';
import type { Context } from '../../platform/context.ts';
import type { Session } from '../../platform/session/session.ts';
import { changeAccountEmail, findAccount, insertAccount } from '../../platform/session/accounts.queries.ts';
import { endOtherSessions, endSessionOf, findActiveSessions } from '../../platform/session/sessions.queries.ts';
import { widgetMessages, accountMessages, passwordMessages } from './messages.ts';
import { consumeRateLimit, tooManyRequests } from '../../platform/rate-limit.ts';
import { authenticate } from './authenticate.ts';
import { createToken, findToken, consumeToken, type Token } from './tokens.ts';
import { enqueueEmail } from './emails/enqueue-email.ts';
import { commandResult } from './command-result.ts';
import type { HandlerArgs, Handlers } from '../../platform/handler.ts';
import { requireAccount } from '../../platform/require-account.ts';
import { copyPromoUses } from '../../sales/promo/promo-uses.ts';

/** The browsers that are signed in to an account, last seen first. SITE-17 */
async function loadBrowsers(
  { db, clock }: Context,
  session: Session,
  accountId: string,
): Promise<{ browsers: SignedInBrowser[] }> {
  const rows = await findActiveSessions(db, accountId, clock.now());
  const browsers = rows.map(({ id, userAgent, signedInAt, createdAt, lastSeenAt }) => ({
    id,
    name: browserName(userAgent),
    signedInAt: (signedInAt ?? createdAt).toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    isThisOne: id === session.id,
  }));
  return { browsers };
}

const createAccountLimit = { name: 'create account', seconds: 3600, perSession: 20, perAddress: 60, perSubject: 5 };

const confirmLimit = { name: 'confirm', seconds: 600, perSession: 30, perAddress: 200 };

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
  const { requestedBy: _, ...data } = pending;
  const accountId = await insertAccount(ctx.db, ctx, data);
  if (accountId === null) return confirmResult(false, accountMessages.addressTaken);
  const { id: sessionId } = await shopper.getOrCreateSession();
  const isRemembered = false;
  const token = { kind: 'sign-in', accountId, sessionId, data: { isRemembered } } as const;
  return confirmResult(true, accountMessages.accountConfirmed, await createToken(ctx.db, ctx, token));
}

/** Changes the email address of an account and notifies the old one. */
async function changeAddress(call: HandlerArgs, { accountId, data }: Token<'change-email'>) {
  const { db, inTransaction } = call.ctx;
  const before = accountId ? await findAccount(db, accountId) : null;
  if (!before || before.pendingEmailAddress !== data.emailAddress)
    return confirmResult(false, accountMessages.linkEnded);
  return inTransaction(async (tx) => {
    const isChanged = await changeAccountEmail(tx, before.id, data.emailAddress);
    if (!isChanged) return confirmResult(false, accountMessages.addressTaken);
    await copyPromoUses(tx, before.emailKey, emailKey(data.emailAddress));
    await enqueueEmail(tx, call, 'email-changed', before.emailAddress, { firstName: before.firstName });
    return confirmResult(true, accountMessages.addressConfirmed);
  });
}

/** Handlers of sign-in, sign-up and forgotten passwords. */
export const signInHandlers = {
  /** Begins a session, because the form of the sign-in must carry its token. SIGN-26, SIGN-38 */
  getLoginPopupConfig: async ({ shopper, ctx }) => {
    const session = await shopper.getOrCreateSession();
    const { identityDomain, identityWidgetUrl, identityWidgetIntegrity, google, apple } = ctx.config;
    return {
      isLoggedIn: session.account !== null,
      identityDomain: identityDomain ?? '',
      identityWidgetUrl: identityWidgetUrl ?? '',
      identityWidgetIntegrity,
      googleIdp: google ? 'google' : '',
      appleIdp: apple ? 'apple' : '',
      antiForgeryToken: session.token,
      messages: widgetMessages,
    };
  },

  /** Returns the token of the session, which is created if there is none, and the heading of the form. PWD-13 */
  getRequestVerificationToken: async ({ shopper }) => ({
    requestToken: (await shopper.getOrCreateSession()).token,
    headerMessage: accountMessages.resetHeader,
  }),

  /** Checks email and password for the identity widget. SIGN-01, SIGN-39 to SIGN-42 */
  authenticate,

  /**
   * Hashes the password and sends an email whether or not the address has an account; the content is decided when
   * the email is rendered.
   * Rejects every request when an external identity service manages passwords. ROUTE-15
   */
  createAccount: async (call) => {
    const { input, shopper, ctx } = call;
    if (ctx.identity) return commandResult(false, accountMessages.madeElsewhere);
    const [firstName, lastName] = [plainText(input.firstName).trim(), plainText(input.lastName).trim()];
    const emailAddress = readEmail(input.emailAddress);
    if (validateName(firstName) || validateName(lastName)) return commandResult(false, accountMessages.badName);
    if (validateEmail(emailAddress, 'any')) return commandResult(false, accountMessages.badEmail);
    const problem = validatePassword(input.password, emailAddress);
    if (problem) return commandResult(false, passwordMessages[problem]);
    if (!(await consumeRateLimit(ctx, shopper, createAccountLimit, emailKey(emailAddress)))) return tooManyRequests;
    const passwordHash = await ctx.passwords.hash(input.password);
    const { isNewsWanted } = input;
    const requestedBy = (await shopper.session())?.id ?? null;
    const pending = { firstName, lastName, emailAddress, passwordHash, isNewsWanted, requestedBy };
    await enqueueEmail(ctx.db, call, 'new-account', emailAddress, pending);
    return commandResult(true, accountMessages.checkForConfirmation);
  },

  /** Takes a mailed token: of a new account, or of a changed address. */
  confirmEmail: async (call) => {
    const { input, shopper, ctx } = call;
    if (!(await consumeRateLimit(ctx, shopper, confirmLimit))) return tooManyRequests;
    const waiting = await findToken(ctx, 'confirm-account', input.token);
    if (waiting && !(await isTheRequester(call, waiting))) {
      const message = input.password === '' ? accountMessages.choiceWanted : accountMessages.choiceWrong;
      return { ...confirmResult(false, message), isPasswordWanted: true };
    }
    const token = await consumeToken(ctx.db, ctx, ['confirm-account', 'change-email'], input.token);
    if (!token) return confirmResult(false, accountMessages.linkEnded);
    return token.kind === 'confirm-account' ? beginAccount(call, token) : changeAddress(call, token);
  },

  /** Ends the session of this browser; the cart remains with the account. */
  signOut: async ({ shopper }) => {
    await shopper.signOut();
    return {};
  },

  getBrowsers: requireAccount(({ ctx, session, account }) => loadBrowsers(ctx, session, account.id)),

  /** Ends another browser's session; one that is not the account's is left alone. */
  signOutBrowser: requireAccount(async ({ input, ctx, session, account }) => {
    await endSessionOf(ctx.db, account.id, input.id);
    return loadBrowsers(ctx, session, account.id);
  }),

  signOutOtherBrowsers: requireAccount(async ({ ctx, session, account }) => {
    await endOtherSessions(ctx.db, account.id, session.id);
    return loadBrowsers(ctx, session, account.id);
  }),
} satisfies Partial<Handlers<'account'>>;
