import type { SignInError } from '@settee/domain';
import { readForm } from '../../../platform/http/read-form.ts';
import { ErrorResponse } from '../../../platform/http/error-response.ts';
import { completeSignIn } from '../complete-sign-in.ts';
import { linkExternalIdentity } from '../link-external-identity.ts';
import type { SocialProvider, OidcState } from '../../../platform/ports/social-provider.ts';
import { consumeToken } from '../tokens.ts';
import { redirect, redirectToLogin, errorResponse, type PageHandler } from './responses.ts';
import { callbackUri, readOidcState } from './idp-start.ts';

/** Accepted parameters of an issuer response; all others are dropped. */
const fields = ['code', 'state', 'iss', 'error', 'user'];
const longest = 4000;

function canceledOr(error: string): SignInError {
  return error === 'access_denied' || error === 'user_cancelled_authorize' ? 'canceled' : 'failed';
}

/**
 * Receives a cross-site form post, which carries no cookie of ours, and redirects to the same path as a
 * same-site GET.
 */
export const idpPosted: PageHandler = async (context) => {
  const form = await readForm(context.req.raw);
  if (form instanceof ErrorResponse) return errorResponse(context, form);
  const knownFields = new URLSearchParams();
  for (const field of fields) {
    const value = form.get(field);
    if (value !== null && value.length <= longest) knownFields.set(field, value);
  }
  return redirect(context, `${context.req.path}?${knownFields}`, 303);
};

/** Ends a sign-in at Google or Apple. ROUTE-18 */
export const idpCallback: PageHandler = async (context, requestContext, ctx) => {
  const { shopper, site, origin } = requestContext;
  const params = new URL(context.req.url).searchParams;
  const session = await shopper.session();
  const state = params.get('state') ?? '';
  const token = session && (await consumeToken(ctx.db, ctx, ['social-sign-in'], state, session.id));
  if (!session || !token) return redirectToLogin(context, '', 'expired');
  const { idp, redirectUrl, messageType } = token.data;
  const fail = (problem: SignInError) => {
    ctx.metrics.count('settee_sign_ins_total', { way: idp, result: problem });
    return redirectToLogin(context, redirectUrl, problem);
  };
  const provider = ctx.social[idp];
  if (!provider || context.req.param('idp') !== idp) return fail('failed');
  const error = params.get('error');
  if (error !== null) return fail(canceledOr(error));
  const redirectUri = callbackUri(origin, idp);
  const claims = await readClaims(provider, redirectUri, params, readOidcState(session, state)).catch(
    (cause: unknown) => {
      // The error message may quote the data that the issuer rejected, so only its name is logged.
      ctx.log.warn({ idp, why: cause instanceof Error ? cause.name : 'unknown' }, 'identity not taken');
      return null;
    },
  );
  if (!claims) return fail('failed');
  const { title } = provider;
  const joined = await linkExternalIdentity({ ctx, site, origin }, { claims, provider: idp, title, messageType });
  if ('problem' in joined) return fail(joined.problem);
  const isDone = await completeSignIn(ctx, shopper, { ...joined, isRemembered: false, way: idp });
  return isDone ? redirect(context, redirectUrl, 302) : redirectToLogin(context, redirectUrl, 'expired');
};

function readClaims(provider: SocialProvider, redirectUri: string, params: URLSearchParams, ties: OidcState) {
  const known = new URLSearchParams([...params].filter(([field]) => fields.includes(field)));
  return provider.finish(redirectUri, known, ties);
}
