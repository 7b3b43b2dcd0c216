import type { getRegistriesBySku as endpoint } from '@settee/contract';
import { eq } from 'drizzle-orm';
import type { Handler } from '../../platform/handler.ts';
import { loadEntries } from './registries-of.ts';
import { registryItems } from './tables.ts';

/** REG-32, REG-38 */
export const getRegistriesBySku: Handler<typeof endpoint> = async ({ input, shopper, ctx, site }) => {
  const session = await shopper.session();
  if (!session?.account) return { isLoggedIn: false, registryCount: 0, giftRegistries: [] };
  const giftRegistries = await loadEntries(ctx.db, session.account.id, site, eq(registryItems.sku, input.sku));
  return { isLoggedIn: true, registryCount: giftRegistries.length, giftRegistries };
};
