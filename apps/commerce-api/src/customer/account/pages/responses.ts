import { loginUrl, returnUrlIn, type SignInError } from '@settee/domain';
import type { Context as HonoContext } from 'hono';
import type { ErrorResponse } from '../../../platform/http/error-response.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import type { Context } from '../../../platform/context.ts';

/** Handler of a route that the browser navigates to. */
export type PageHandler = (context: HonoContext, requestContext: RequestContext, ctx: Context) => Promise<Response>;

/** Redirects without caching and without a referrer. */
export function redirect(context: HonoContext, url: string, status: 302 | 303): Response {
  context.header('Cache-Control', 'no-store');
  context.header('Referrer-Policy', 'no-referrer');
  return context.redirect(url, status);
}

export function errorResponse(context: HonoContext, { body, status }: ErrorResponse): Response {
  context.header('Cache-Control', 'no-store');
  context.header('X-Content-Type-Options', 'nosniff');
  return context.json(body, status);
}

/** Redirects to the sign-in page with the error and the return URL. ROUTE-14 */
export function redirectToLogin(context: HonoContext, redirectUrl: string, problem: SignInError): Response {
  return redirect(context, loginUrl(returnUrlIn(redirectUrl), problem), 303);
}
