import { accountRoutes, isSafeRedirect } from '@settee/domain';
import { readForm } from '../../../platform/http/read-form.ts';
import { validationError, ErrorResponse } from '../../../platform/http/error-response.ts';
import { isSameOrigin } from '../../../platform/http/resolve-site.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import type { Context } from '../../../platform/context.ts';
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
async function redeem(visitor: RequestContext, ctx: Context, sessionToken: string, sessionId: string) {
  if (sessionToken === '' || sessionToken.length > longestToken) return null;
  const token = await consumeToken(ctx.db, ctx, ['sign-in'], sessionToken, sessionId);
  if (token?.accountId) return { accountId: token.accountId, ...token.data, way: 'password' };
  return redeemOutside(visitor, ctx, sessionToken);
}

/** Takes the hidden form of the sign-in. ROUTE-16, SIGN-28 */
export const auth: PageHandler = async (context, visitor, ctx) => {
  const { shopper } = visitor;
  if (!isSameOrigin(context.req.raw, ctx.config)) return errorResponse(context, otherOrigin);
  const form = await readForm(context.req.raw);
  if (form instanceof ErrorResponse) return errorResponse(context, form);
  const field = (name: string) => form.get(name) ?? '';
  const redirectUrl = field('redirectUrl');
  const session = await shopper.session();
  if (!session || !timingSafeEqualText(field('__RequestVerificationToken'), session.token))
    return redirectToLogin(context, redirectUrl, 'expired');
  const signedIn = await redeem(visitor, ctx, field('sessionToken'), session.id).catch((error: unknown) => {
    ctx.log.error({ errorId: ctx.ids.row(), err: error }, 'session token could not be judged');
    return 'unavailable' as const;
  });
  if (signedIn === 'unavailable') return redirectToLogin(context, redirectUrl, signedIn);
  if (!signedIn || !(await completeSignIn(ctx, shopper, signedIn)))
    return redirectToLogin(context, redirectUrl, 'expired');
  return redirect(context, isSafeRedirect(redirectUrl) ? redirectUrl : accountRoutes.account, 303);
};
