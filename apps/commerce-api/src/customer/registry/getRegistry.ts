import type { getRegistry as endpoint } from '@settee/contract';
import { requireAccount } from '../../platform/session/require-account.ts';
import type { Handler } from '../../platform/handler.ts';
import { notFound } from '../../platform/http/error-response.ts';
import { toEntry, findRegistry } from './registries-of.ts';
import { readItems, getRequestedQuantity } from './registry-items.ts';

/** A registry at the prices of its site; one of another account is not found. */
export const getRegistry: Handler<typeof endpoint> = requireAccount(async ({ input, account, ctx, site }) => {
  const row = await findRegistry(ctx.db, account.id, site, input.registryId);
  if (!row) return notFound;
  const items = await readItems(ctx.db, site, row);
  return {
    ...toEntry(row, getRequestedQuantity(items), site),
    eventDate: row.eventDate,
    items: items.map(({ item }) => item),
  };
});
