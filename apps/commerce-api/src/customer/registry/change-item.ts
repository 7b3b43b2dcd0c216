import type { RegistryError } from '@settee/domain';
import { and, eq, type SQL } from 'drizzle-orm';
import type { AccountHandlerArgs } from '../../platform/require-account.ts';
import type { ErrorResponse } from '../../platform/http/error-response.ts';
import type { Database } from '../../platform/database/database.ts';
import { consumeRateLimit, tooManyRequests } from '../../platform/rate-limit.ts';
import { purgeSoftDeleted } from './put-items.ts';
import { registryRate } from './rate.ts';
import { lockAccount } from '../../platform/session/accounts.queries.ts';
import { findRegistry } from './registries-of.ts';
import { registryItems } from './tables.ts';

type Reply = { isSuccess: boolean; problem: RegistryError | null };

const failed = (problem: RegistryError): Reply => ({ isSuccess: false, problem });

/** Changes an item of a locked registry of the account; `change` returns whether the item exists. */
export async function changeItem(
  { input, shopper, account, ctx, site }: AccountHandlerArgs<{ registryId: number; itemId: string }>,
  change: (tx: Database, isItem: SQL | undefined) => Promise<boolean>,
): Promise<Reply | ErrorResponse> {
  if (!(await consumeRateLimit(ctx, shopper, registryRate))) return tooManyRequests;
  return ctx.inTransaction(async (tx) => {
    await lockAccount(tx, account.id);
    const registry = await findRegistry(tx, account.id, site, input.registryId);
    if (!registry) return failed('unknown-registry');
    await purgeSoftDeleted(tx, ctx, registry.id);
    const isItem = and(eq(registryItems.registryId, registry.id), eq(registryItems.id, input.itemId));
    return (await change(tx, isItem)) ? { isSuccess: true, problem: null } : failed('unknown-item');
  });
}
