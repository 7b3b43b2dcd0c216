import type { SignInProblem } from '@settee/domain';
import { readForm } from '../../http/read-form.ts';
import { Refused } from '../../http/refused.ts';
import { completeSignIn } from '../complete-sign-in.ts';
import { joinIdentity } from '../join-identity.ts';
import type { SocialProvider, Ties } from '../social/social-provider.ts';
import { takeToken } from '../tokens.ts';
import { lead, leadToLogin, refused, type PageHandler } from './answers.ts';
import { callbackUri, tiesOf } from './idp-start.ts';

/** What an answer may hold; anything else is dropped on the way. */
const fields = ['code', 'state', 'iss', 'error', 'user'];
const longest = 4000;

function cancelledOr(error: string): SignInProblem {
  return error === 'access_denied' || error === 'user_cancelled_authorize' ? 'cancelled' : 'failed';
}

/** Takes an answer that was posted from another site, which carries no cookie of ours, and asks for it again as our own page's. */
export const idpPosted: PageHandler = async (context) => {
  const form = await readForm(context.req.raw);
  if (form instanceof Refused) return refused(context, form);
  const kept = new URLSearchParams();
  for (const field of fields) {
    const value = form.get(field);
    if (value !== null && value.length <= longest) kept.set(field, value);
  }
  return lead(context, `${context.req.path}?${kept}`, 303);
};

/** Ends a sign-in at Google or Apple. ROUTE-18 */
export const idpCallback: PageHandler = async (context, visitor, world) => {
  const { shopper, site, origin } = visitor;
  const answer = new URL(context.req.url).searchParams;
  const session = await shopper.session();
  const state = answer.get('state') ?? '';
  const token = session && (await takeToken(world.db, world, ['social-sign-in'], state, session.id));
  if (!session || !token) return leadToLogin(context, '', 'expired');
  const { idp, redirectUrl, messageType } = token.data;
  const fail = (problem: SignInProblem) => {
    world.metrics.count('settee_sign_ins_total', { way: idp, answer: problem });
    return leadToLogin(context, redirectUrl, problem);
  };
  const provider = world.social[idp];
  if (!provider || context.req.param('idp') !== idp) return fail('failed');
  const error = answer.get('error');
  if (error !== null) return fail(cancelledOr(error));
  const redirectUri = callbackUri(origin, idp);
  const claims = await readClaims(provider, redirectUri, answer, tiesOf(session, state)).catch((cause: unknown) => {
    // What the issuer refused could be quoted in the error itself.
    world.log.warn({ idp, why: cause instanceof Error ? cause.name : 'unknown' }, 'identity not taken');
    return null;
  });
  if (!claims) return fail('failed');
  const { title } = provider;
  const joined = await joinIdentity({ world, site, origin }, { claims, provider: idp, title, messageType });
  if ('problem' in joined) return fail(joined.problem);
  const isDone = await completeSignIn(world, shopper, { ...joined, isRemembered: false, way: idp });
  return isDone ? lead(context, redirectUrl, 302) : leadToLogin(context, redirectUrl, 'expired');
};

function readClaims(provider: SocialProvider, redirectUri: string, answer: URLSearchParams, ties: Ties) {
  const known = new URLSearchParams([...answer].filter(([field]) => fields.includes(field)));
  return provider.finish(redirectUri, known, ties);
}
