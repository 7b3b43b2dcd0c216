import type { updateItem as endpoint } from '@settee/contract';
import { eq } from 'drizzle-orm';
import type { Handler } from '../../platform/handler.ts';
import { changed, changeLine, unchanged } from './change-line.ts';
import { cartMessages } from './messages.ts';
import { hasPickupStock, pickupStore } from '../../catalog/stores/pickup-stores.ts';
import { readPricedLines } from './priced-lines.ts';
import { countInOtherLines, getStockLimitMessage } from './stock-limit.ts';
import { cartLineItems } from './tables.ts';

/** Sets the quantity of a line, up to the stock. CART-16 */
export const updateItem: Handler<typeof endpoint> = (call) =>
  changeLine(call, async ({ tx, line, lines }) => {
    const { quantity } = call.input;
    if (quantity > line.quantity && !line.isSaved) {
      const [priced] = await readPricedLines(tx, [line], call.site);
      if (!priced?.item) return unchanged(cartMessages.noneLeft);
      const message = getStockLimitMessage(quantity, countInOtherLines(lines, line.sku, line.id), priced.item.inStock);
      if (message !== null) return unchanged(message);
    }
    const store = line.shipMethod === 'pickup' ? pickupStore(call.site, line.pickupStoreId) : null;
    const isShort = store !== null && quantity > line.quantity && !hasPickupStock(store, lines, { ...line, quantity });
    if (isShort) return unchanged(cartMessages.notThere(store.name));
    await tx.update(cartLineItems).set({ quantity, lastSeenStock: null }).where(eq(cartLineItems.id, line.id));
    return changed;
  });
