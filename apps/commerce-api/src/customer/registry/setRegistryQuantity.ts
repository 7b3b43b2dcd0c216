import type { setRegistryQuantity as endpoint } from '@settee/contract';
import { requireAccount } from '../../platform/session/require-account.ts';
import type { Handler } from '../../platform/handler.ts';
import { changeItem } from './change-item.ts';
import { registryItems } from './tables.ts';

/** Sets the requested quantity of an item; restores an item that was just removed. */
export const setRegistryQuantity: Handler<typeof endpoint> = requireAccount((call) =>
  changeItem(call, async (tx, isItem) => {
    const set = { requestedQuantity: call.input.quantity, removedAt: null };
    return (await tx.update(registryItems).set(set).where(isItem).returning()).length > 0;
  }),
);
