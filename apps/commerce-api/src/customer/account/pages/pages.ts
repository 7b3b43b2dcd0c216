import { safeReturnUrl, accountRoutes } from '@settee/domain';
import { Hono, type Context as HonoContext } from 'hono';
import { redirect, type PageHandler, redirectToLogin, errorResponse } from './responses.ts';
import { misdirectedRequest } from '../../../platform/http/dispatch.ts';
import { getRequestContext } from '../../../platform/http/request-context.ts';
import type { Context } from '../../../platform/context.ts';
import { auth } from './auth.ts';
import { idpCallback, idpPosted } from './idp-callback.ts';
import { idpStart } from './idp-start.ts';

/** Redirects to the page the shopper wanted to sign in for. ROUTE-17 */
const authConfirm: PageHandler = async (context) =>
  redirect(context, safeReturnUrl(context.req.query('returnUrl') ?? ''), 302);

/** Creates the routes that the browser itself visits during a sign-in. */
export function accountPages(ctx: Context): Hono {
  const app = new Hono();
  const answering = (page: PageHandler) => async (context: HonoContext) => {
    const requestContext = getRequestContext(context, ctx);
    if (!requestContext) return errorResponse(context, misdirectedRequest);
    try {
      return await page(context, requestContext, ctx);
    } catch (error) {
      ctx.log.error({ errorId: ctx.ids.row(), page: context.req.path, err: error }, 'sign-in failed');
      return redirectToLogin(context, '', 'failed');
    }
  };
  app.post(accountRoutes.auth, answering(auth));
  app.get(accountRoutes.confirm, answering(authConfirm));
  app.get(accountRoutes.loginWithIdp, answering(idpStart));
  app.get(`${accountRoutes.callback}/:idp`, answering(idpCallback));
  app.post(`${accountRoutes.callback}/:idp`, answering(idpPosted));
  return app;
}
