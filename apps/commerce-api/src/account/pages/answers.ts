import { loginUrl, returnUrlIn, type SignInProblem } from '@settee/domain';
import type { Context } from 'hono';
import type { Refused } from '../../http/refused.ts';
import type { Visitor } from '../../http/visitor.ts';
import type { World } from '../../world/world.ts';

/** What answers one address that a browser is sent to. */
export type PageHandler = (context: Context, visitor: Visitor, world: World) => Promise<Response>;

/** Leads on; nothing on the way is kept, and no other site learns of it. */
export function lead(context: Context, url: string, status: 302 | 303): Response {
  context.header('Cache-Control', 'no-store');
  context.header('Referrer-Policy', 'no-referrer');
  return context.redirect(url, status);
}

export function refused(context: Context, { body, status }: Refused): Response {
  context.header('Cache-Control', 'no-store');
  context.header('X-Content-Type-Options', 'nosniff');
  return context.json(body, status);
}

/** Back to the sign-in page, which says why and leads to the same place. ROUTE-14 */
export function leadToLogin(context: Context, redirectUrl: string, problem: SignInProblem): Response {
  return lead(context, loginUrl(returnUrlIn(redirectUrl), problem), 303);
}
