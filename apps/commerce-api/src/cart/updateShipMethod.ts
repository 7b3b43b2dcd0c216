import type { updateShipMethod as endpoint } from '@settee/contract';
import { and, eq } from 'drizzle-orm';
import type { Handler } from '../handler.ts';
import { destinationOf } from '../order/quote.ts';
import { changed, changeLine, unchanged } from './change-line.ts';
import { cartMessages } from './messages.ts';
import { hasRoom, inStore, pickupStore, storeInForce } from './pickup-stores.ts';
import { basketLines, baskets } from './tables.ts';

/** Sends a line or has it kept at a store; a store that is named becomes that of the whole cart. CART-17 */
export const updateShipMethod: Handler<typeof endpoint> = (call) =>
  changeLine(call, async ({ tx, basket, line, lines }) => {
    const { site, world } = call;
    const { shipMethod, locationId } = call.input;
    const named = pickupStore(site, locationId);
    if (locationId !== undefined && !named) return unchanged(cartMessages.noStore);
    const zipCode = destinationOf(basket, site, world).postalCode;
    const store = named ?? storeInForce(site, { pickupStoreId: basket.pickupStoreId, zipCode }, world);
    if (shipMethod === 'pickup') {
      if (!store) return unchanged(cartMessages.noStore);
      if (inStore(store, line) === 0) return unchanged(cartMessages.noPickup);
    }
    const after = lines.map((each) => (each.id === line.id ? { ...each, shipMethod } : each));
    const kept = after.filter((each) => each.shipMethod === 'pickup' && !each.isSaved);
    const isShort = store && kept.some((each) => !hasRoom(store, kept, each));
    if (isShort) return unchanged(cartMessages.notThere(store.name));
    if (named) await tx.update(baskets).set({ pickupStoreId: named.id }).where(eq(baskets.id, basket.id));
    await tx.update(basketLines).set({ shipMethod }).where(eq(basketLines.id, line.id));
    const isKept = and(eq(basketLines.basketId, basket.id), eq(basketLines.shipMethod, 'pickup'));
    if (store) await tx.update(basketLines).set({ pickupStoreId: store.id }).where(isKept);
    return changed;
  });
