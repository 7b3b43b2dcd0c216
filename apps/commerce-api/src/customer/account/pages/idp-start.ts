import { accountRoutes, safeReturnUrl, type IdentityProviderName } from '@settee/domain';
import { consumeRateLimit } from '../../../platform/rate-limit.ts';
import type { Session } from '../../../platform/session/session.ts';
import type { OidcState } from '../../../platform/ports/social-provider.ts';
import { createToken } from '../tokens.ts';
import { redirect, redirectToLogin, type PageHandler } from './responses.ts';

const rule = { name: 'social sign-in', seconds: 600, perSession: 30, perAddress: 200 };

const isProvider = (name: string): name is IdentityProviderName => name === 'google' || name === 'apple';

/** Returns the URL to which an issuer redirects the browser. */
export const callbackUri = (origin: string, idp: IdentityProviderName) => `${origin}${accountRoutes.callback}/${idp}`;

/** Derives nonce and verifier from `state` and the session secret, so that neither is stored. */
export function readOidcState(session: Session, state: string): OidcState {
  return { state, nonce: session.secretFor(`nonce ${state}`), verifier: session.secretFor(`verifier ${state}`) };
}

/** Starts a sign-in at Google or Apple. ROUTE-18, SIGN-30, SIGN-31 */
export const idpStart: PageHandler = async (context, { shopper, origin }, ctx) => {
  const { idp = '', redirectUrl: requested = '', messageType = '' } = context.req.query();
  const redirectUrl = safeReturnUrl(requested);
  const provider = isProvider(idp) ? ctx.social[idp] : undefined;
  if (!isProvider(idp) || !provider) return redirectToLogin(context, redirectUrl, 'unavailable');
  const session = await shopper.getOrCreateSession();
  if (!(await consumeRateLimit(ctx, shopper, rule))) return redirectToLogin(context, redirectUrl, 'unavailable');
  const data = { idp, redirectUrl, messageType: messageType.slice(0, 50) };
  const state = await createToken(ctx.db, ctx, { kind: 'social-sign-in', sessionId: session.id, data });
  try {
    return redirect(context, (await provider.begin(callbackUri(origin, idp), readOidcState(session, state))).href, 302);
  } catch (error) {
    ctx.log.warn({ idp, err: error }, 'identity provider unreachable');
    return redirectToLogin(context, redirectUrl, 'unavailable');
  }
};
