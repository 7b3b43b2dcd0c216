import { accountRoutes, emailMaxLength, isSafeRedirect, type SignInError, widgetErrors } from '@settee/domain';
import { readForm } from '../../../platform/http/read-form.ts';
import { validationError, ErrorResponse } from '../../../platform/http/error-response.ts';
import { isSameOrigin } from '../../../platform/http/resolve-site.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import type { Context } from '../../../platform/context.ts';
import { authenticate } from '../authenticate.ts';
import { completeSignIn, type SignedIn } from '../complete-sign-in.ts';
import { linkExternalIdentity } from '../link-external-identity.ts';
import { timingSafeEqualText } from '../../../platform/session/request-token.ts';
import { consumeToken } from '../tokens.ts';
import { redirect, redirectToLogin, errorResponse, type PageHandler } from './responses.ts';

const otherOrigin = validationError(
  [{ field: 'Origin', message: 'The form must come from a page of this site.' }],
  403,
);
/** A later one would not fit into a token. */
const longestToken = 200;

/** Resolves a session token of the external identity service to an account. */
async function redeemOutside(
  { site, origin }: RequestContext,
  ctx: Context,
  sessionToken: string,
): Promise<SignedIn | null> {
  const claims = (await ctx.identity?.redeem(sessionToken)) ?? null;
  if (!claims) return null;
  const verified = { claims, provider: 'widget', title: 'your account', messageType: '' } as const;
  const joined = await linkExternalIdentity({ ctx, site, origin }, verified);
  return 'accountId' in joined ? { ...joined, isRemembered: false, way: 'widget' } : null;
}

/**
 * Resolves a session token to an account. A token of our own is valid once, for two minutes, in the session that
 * requested it.
 */
async function redeem(requestContext: RequestContext, ctx: Context, sessionToken: string, sessionId: string) {
  if (sessionToken === '' || sessionToken.length > longestToken) return null;
  const token = await consumeToken(ctx.db, ctx, ['sign-in'], sessionToken, sessionId);
  if (token?.accountId) return { accountId: token.accountId, ...token.data, way: 'password' };
  return redeemOutside(requestContext, ctx, sessionToken);
}

/**
 * The token of a sign-in: that of the widget, or a new one for credentials that a page without scripts posts. `problem`
 * says why the credentials bring none.
 */
async function getSessionToken(
  form: URLSearchParams,
  { shopper }: RequestContext,
  ctx: Context,
): Promise<{ token: string } | { problem: SignInError }> {
  const field = (name: string) => form.get(name) ?? '';
  const username = form.get('username');
  if (username === null || field('sessionToken') !== '') return { token: field('sessionToken') };
  if (username.length > emailMaxLength) return { problem: 'credentials' };
  const input = { username, password: field('password'), rememberMe: form.has('rememberMe') };
  const result = await authenticate({ input, shopper, ctx });
  if (result instanceof ErrorResponse || result.errorCode === widgetErrors.lockout) return { problem: 'locked' };
  return result.sessionToken === '' ? { problem: 'credentials' } : { token: result.sessionToken };
}

/** Takes the hidden form of the sign-in, or the visible one of a page without scripts. ROUTE-16, SIGN-28 */
export const auth: PageHandler = async (context, requestContext, ctx) => {
  const { shopper } = requestContext;
  if (!isSameOrigin(context.req.raw, ctx.config)) return errorResponse(context, otherOrigin);
  const form = await readForm(context.req.raw);
  if (form instanceof ErrorResponse) return errorResponse(context, form);
  const field = (name: string) => form.get(name) ?? '';
  const redirectUrl = field('redirectUrl');
  const session = await shopper.session();
  if (!session || !timingSafeEqualText(field('__RequestVerificationToken'), session.token))
    return redirectToLogin(context, redirectUrl, 'expired');
  const redeemForm = async (): Promise<SignedIn | SignInError> => {
    const result = await getSessionToken(form, requestContext, ctx);
    return 'problem' in result
      ? result.problem
      : ((await redeem(requestContext, ctx, result.token, session.id)) ?? 'expired');
  };
  const signedIn = await redeemForm().catch((error: unknown) => {
    ctx.log.error({ errorId: ctx.ids.row(), err: error }, 'sign-in could not be judged');
    return 'unavailable' as const;
  });
  if (typeof signedIn === 'string') return redirectToLogin(context, redirectUrl, signedIn);
  if (!(await completeSignIn(ctx, shopper, signedIn))) return redirectToLogin(context, redirectUrl, 'expired');
  return redirect(context, isSafeRedirect(redirectUrl) ? redirectUrl : accountRoutes.account, 303);
};
