import type { getRegistries as endpoint } from '@settee/contract';
import type { Handler } from '../../platform/handler.ts';
import { loadEntries } from './registries-of.ts';

/** REG-39 */
export const getRegistries: Handler<typeof endpoint> = async ({ shopper, ctx, site }) => {
  const session = await shopper.session();
  return session?.account ? loadEntries(ctx.db, session.account.id, site) : null;
};
