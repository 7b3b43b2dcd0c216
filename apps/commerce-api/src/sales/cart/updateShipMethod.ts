import type { updateShipMethod as endpoint } from '@settee/contract';
import { and, eq } from 'drizzle-orm';
import type { Handler } from '../../platform/handler.ts';
import { getDestination } from '../order/order-totals.ts';
import { changed, changeLine, unchanged } from './change-line.ts';
import { cartMessages } from './messages.ts';
import {
  hasPickupStock,
  getPickupStock,
  pickupStore,
  getSelectedPickupStore,
} from '../../catalog/stores/pickup-stores.ts';
import { cartLineItems, carts } from './tables.ts';

/** Switches a line between shipping and store pickup; a selected store applies to the whole cart. CART-17 */
export const updateShipMethod: Handler<typeof endpoint> = (call) =>
  changeLine(call, async ({ tx, cart, line, lines }) => {
    const { site, ctx } = call;
    const { shipMethod, locationId } = call.input;
    const named = pickupStore(site, locationId);
    if (locationId !== undefined && !named) return unchanged(cartMessages.noStore);
    const zipCode = getDestination(cart, site, ctx).postalCode;
    const store = named ?? getSelectedPickupStore(site, { pickupStoreId: cart.pickupStoreId, zipCode }, ctx);
    if (shipMethod === 'pickup') {
      if (!store) return unchanged(cartMessages.noStore);
      if (getPickupStock(store, line) === 0) return unchanged(cartMessages.noPickup);
    }
    const after = lines.map((each) => (each.id === line.id ? { ...each, shipMethod } : each));
    const pickupLines = after.filter((each) => each.shipMethod === 'pickup' && !each.isSaved);
    const isShort = store && pickupLines.some((each) => !hasPickupStock(store, pickupLines, each));
    if (isShort) return unchanged(cartMessages.notThere(store.name));
    if (named) await tx.update(carts).set({ pickupStoreId: named.id }).where(eq(carts.id, cart.id));
    await tx.update(cartLineItems).set({ shipMethod }).where(eq(cartLineItems.id, line.id));
    const isPickup = and(eq(cartLineItems.basketId, cart.id), eq(cartLineItems.shipMethod, 'pickup'));
    if (store) await tx.update(cartLineItems).set({ pickupStoreId: store.id }).where(isPickup);
    return changed;
  });
