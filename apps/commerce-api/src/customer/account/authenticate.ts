import { readEmail, emailKey, passwordLimits, widgetErrors, type WidgetError } from '@settee/domain';
import type { Context } from '../../platform/context.ts';
import type { HandlerArgs } from '../../platform/handler.ts';
import { consumeRateLimit, tooManyRequests } from '../../platform/rate-limit.ts';
import { type Account, findAccountByEmail, savePasswordHash } from '../../platform/session/accounts.queries.ts';
import { recordLoginAttempt, resetLoginAttempts } from '../../platform/session/login-attempts.ts';
import type { Session } from '../../platform/session/session.ts';
import { createToken } from './tokens.ts';

interface Credentials {
  username: string;
  password: string;
  rememberMe: boolean;
}

const signInLimit = { name: 'sign-in', seconds: 600, perSession: 30, perAddress: 100, perSubject: 40 };

interface SignInResult {
  sessionToken: string;
  errorCode: WidgetError | '';
}

const mistaken = (errorCode: WidgetError): SignInResult => ({ sessionToken: '', errorCode });

/** The account of an address when the password is its own; the same work whether or not there is one. */
async function checkPassword(ctx: Context, key: string, password: string): Promise<Account | null> {
  const account = await findAccountByEmail(ctx.db, key);
  // A password that is longer than any can be right costs nothing.
  const tried = password.slice(0, passwordLimits.max * 2);
  const { isRight, isOld } = await ctx.passwords.check(tried, account?.passwordHash ?? null);
  if (!account || !isRight) return null;
  if (isOld) await savePasswordHash(ctx.db, account.id, await ctx.passwords.hash(tried));
  return account;
}

/**
 * Checks the credentials at the identity service instead of locally, for browsers that its widget does not
 * reach. SIGN-19
 */
async function authenticateExternally(
  ctx: Context,
  key: string,
  { username, password }: Credentials,
): Promise<SignInResult> {
  const result = await ctx.identity?.authenticate(readEmail(username), password.slice(0, passwordLimits.max * 2));
  if (!result || 'errorCode' in result) return mistaken(result?.errorCode ?? widgetErrors.wrongCredentials);
  await resetLoginAttempts(ctx.db, key);
  return { sessionToken: result.sessionToken, errorCode: '' };
}

async function checkCredentials(
  ctx: Context,
  session: Session,
  key: string,
  input: Credentials,
): Promise<SignInResult> {
  const claimed = await recordLoginAttempt(ctx, key);
  if (!claimed) return mistaken(widgetErrors.lockout);
  if (ctx.identity) return authenticateExternally(ctx, key, input);
  const account = await checkPassword(ctx, key, input.password);
  if (!account) {
    ctx.metrics.count('settee_sign_ins_total', { way: 'password', result: 'wrong' });
    if (claimed.isLast) ctx.metrics.count('settee_lockouts_total');
    return mistaken(widgetErrors.wrongCredentials);
  }
  await resetLoginAttempts(ctx.db, key);
  const data = { isRemembered: input.rememberMe };
  const token = { kind: 'sign-in', accountId: account.id, sessionId: session.id, data } as const;
  return { sessionToken: await createToken(ctx.db, ctx, token), errorCode: '' };
}

/** Checks email and password; the token that it returns completes the sign-in. SIGN-01, SIGN-39 to SIGN-42 */
export async function authenticate({
  input,
  shopper,
  ctx,
}: Pick<HandlerArgs<Credentials>, 'input' | 'shopper' | 'ctx'>) {
  const session = await shopper.getOrCreateSession();
  const withToken = (result: SignInResult) => ({ ...result, antiForgeryToken: session.token });
  const key = emailKey(input.username);
  if (key === '') return withToken(mistaken(widgetErrors.usernameRequired));
  if (input.password === '') return withToken(mistaken(widgetErrors.passwordRequired));
  if (!(await consumeRateLimit(ctx, shopper, signInLimit, key))) return tooManyRequests;
  return withToken(await checkCredentials(ctx, session, key, input));
}
