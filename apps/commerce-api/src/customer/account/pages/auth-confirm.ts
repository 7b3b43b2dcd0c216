import { safeReturnUrl } from '@settee/domain';
import { redirect, type PageHandler } from './responses.ts';

/** Redirects to the page the shopper wanted to sign in for. ROUTE-17 */
export const authConfirm: PageHandler = async (context) =>
  redirect(context, safeReturnUrl(context.req.query('returnUrl') ?? ''), 302);
