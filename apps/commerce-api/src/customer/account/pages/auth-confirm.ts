import { safeReturnUrl } from '@settee/domain';
import { redirect, type PageHandler } from './responses.ts';

/** Leads to where the shopper wanted to sign in. ROUTE-17 */
export const authConfirm: PageHandler = async (context) =>
  redirect(context, safeReturnUrl(context.req.query('returnUrl') ?? ''), 302);
