import { CallError } from '@settee/contract';
import { checkoutRoutes, entryRoute, inLanguage } from '@settee/domain';
import type { Context } from 'hono';
import { checkoutQuery } from '../data/checkout-state.ts';
import { createDataSource } from '../data/data-source.ts';
import { withOtherParams } from '../other-params.ts';
import type { ServerDeps, ServerEnv } from './server-deps.ts';
import { createServerTransport } from './server-transport.ts';

/** Handles the 'Guest Checkout' post and redirects to the current step of the checkout. ROUTE-03, SIGN-07 */
export async function checkoutEntry(context: Context<ServerEnv>, { fetchApi }: ServerDeps): Promise<Response> {
  const { siteContext, url } = context.var;
  const visit = createServerTransport(fetchApi, siteContext, url, context.req.header('cookie') ?? '', context.env);
  const to = await getStep(visit.transport);
  for (const line of visit.setCookies()) context.header('set-cookie', line, { append: true });
  context.header('cache-control', 'no-store');
  return context.redirect(inLanguage(siteContext.language.prefix, withOtherParams(to, url)), 303);
}

async function getStep(transport: Parameters<typeof createDataSource>[0]): Promise<string> {
  try {
    const { step } = await createDataSource(transport).call(checkoutQuery.endpoint, {});
    return entryRoute(step);
  } catch (error) {
    // Nothing to check out, or the backend failed: the cart page shows the reason.
    if (error instanceof CallError) return checkoutRoutes.cart;
    throw error;
  }
}
