import { accountRoutes, isSafeRedirect } from '@settee/domain';
import { readForm } from '../../http/read-form.ts';
import { refuseFields, Refused } from '../../http/refused.ts';
import { isFromOurPages } from '../../http/site-of-request.ts';
import type { Visitor } from '../../http/visitor.ts';
import type { World } from '../../world/world.ts';
import { completeSignIn, type SignedIn } from '../complete-sign-in.ts';
import { joinIdentity } from '../join-identity.ts';
import { isSameText } from '../request-token.ts';
import { takeToken } from '../tokens.ts';
import { lead, leadToLogin, refused, type PageHandler } from './answers.ts';

const foreign = refuseFields([{ field: 'Origin', message: 'The form must come from a page of this site.' }], 403);
/** A later one would not fit into a token. */
const longestToken = 200;

/** Whose a token of the external identity service is. */
async function redeemOutside({ site, origin }: Visitor, world: World, sessionToken: string): Promise<SignedIn | null> {
  const claims = (await world.identity?.redeem(sessionToken)) ?? null;
  if (!claims) return null;
  const vouched = { claims, provider: 'widget', title: 'your account', messageType: '' } as const;
  const joined = await joinIdentity({ world, site, origin }, vouched);
  return 'accountId' in joined ? { ...joined, isRemembered: false, way: 'widget' } : null;
}

/** Whose a session token is. Our own counts once, for two minutes, and in the session that asked for it. */
async function redeem(visitor: Visitor, world: World, sessionToken: string, sessionId: string) {
  if (sessionToken === '' || sessionToken.length > longestToken) return null;
  const token = await takeToken(world.db, world, ['sign-in'], sessionToken, sessionId);
  if (token?.accountId) return { accountId: token.accountId, ...token.data, way: 'password' };
  return redeemOutside(visitor, world, sessionToken);
}

/** Takes the hidden form of the sign-in. ROUTE-16, SIGN-28 */
export const auth: PageHandler = async (context, visitor, world) => {
  const { shopper } = visitor;
  if (!isFromOurPages(context.req.raw, world.config)) return refused(context, foreign);
  const form = await readForm(context.req.raw);
  if (form instanceof Refused) return refused(context, form);
  const field = (name: string) => form.get(name) ?? '';
  const redirectUrl = field('redirectUrl');
  const session = await shopper.session();
  if (!session || !isSameText(field('__RequestVerificationToken'), session.token))
    return leadToLogin(context, redirectUrl, 'expired');
  const signedIn = await redeem(visitor, world, field('sessionToken'), session.id).catch((error: unknown) => {
    world.log.error({ errorId: world.ids.row(), err: error }, 'session token could not be judged');
    return 'unavailable' as const;
  });
  if (signedIn === 'unavailable') return leadToLogin(context, redirectUrl, signedIn);
  if (!signedIn || !(await completeSignIn(world, shopper, signedIn)))
    return leadToLogin(context, redirectUrl, 'expired');
  return lead(context, isSafeRedirect(redirectUrl) ? redirectUrl : accountRoutes.account, 303);
};
