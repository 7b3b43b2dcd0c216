import type { removeRegistryItem as endpoint } from '@settee/contract';
import { and } from 'drizzle-orm';
import { requireAccount } from '../../platform/session/require-account.ts';
import type { Handler } from '../../platform/handler.ts';
import { changeItem } from './change-item.ts';
import { isNotRemoved } from './registries-of.ts';
import { registryItems } from './tables.ts';

/** Takes an item out; one that is out already, or gone, is as good as taken out. */
export const removeRegistryItem: Handler<typeof endpoint> = requireAccount((call) =>
  changeItem(call, async (tx, isItem) => {
    await tx.update(registryItems).set({ removedAt: call.ctx.clock.now() }).where(and(isItem, isNotRemoved));
    return true;
  }),
);
