import type { getRegistry as endpoint } from '@settee/contract';
import { forAccount } from '../account/for-account.ts';
import type { Handler } from '../handler.ts';
import { notFound } from '../http/refused.ts';
import { entryOf, findRegistry } from './registries-of.ts';
import { readItems, wantsOf } from './registry-items.ts';

/** A registry at the prices of its site; one of another account is not found. */
export const getRegistry: Handler<typeof endpoint> = forAccount(async ({ input, account, world, site }) => {
  const row = await findRegistry(world.db, account.id, site, input.registryId);
  if (!row) return notFound;
  const items = await readItems(world.db, site, row);
  return { ...entryOf(row, wantsOf(items), site), eventDate: row.eventDate, items: items.map(({ item }) => item) };
});
