import { isStockServiceAvailable, pickupStore } from '../../catalog/stores/pickup-stores.ts';
import { changed, unchanged } from './change-line.ts';
import { cartMessages } from '../cart/messages.ts';
import { findCart, getOrCreateCartForUpdate, lockCart, updateCart } from '../cart/cart.queries.ts';
import { getFulfillmentContext } from '../cart/fulfillment-context.ts';
import { notFound } from '../../platform/http/error-response.ts';
import { withCartPostalCode } from '../cart/destination.ts';
import { storePopup } from '../../catalog/stores/popup-content.ts';
import { getLocation } from '../../catalog/stores/to-stores.ts';
import type { Handlers } from '../../platform/handler.ts';

/** Handlers of the pickup store of a cart. */
export const pickupStoreHandlers = {
  /** One query. STORE-06 */
  getStorePopup: async ({ shopper, ctx, site }) => {
    const found = await findCart(ctx.db, await shopper.session(), site);
    const store = found && getFulfillmentContext(withCartPostalCode(found.cart), site, ctx).store;
    return store ? storePopup(getLocation(store), site) : notFound;
  },

  /** Resets the pickup store to the nearest one; lines already assigned to a store are unchanged. STORE-05 */
  resetBasketStore: async ({ shopper, ctx, site }) => {
    const session = await shopper.session();
    await ctx.inTransaction(async (tx) => {
      const found = await lockCart(tx, session, site);
      if (found) await updateCart(tx, found.cart, { pickupStoreId: null });
    });
    return {};
  },

  /** Selects the pickup store before there is a line for it. ATC-05 */
  selectBasketStore: async ({ input, shopper, ctx, site }) => {
    const store = pickupStore(site, input.locationId);
    if (!store || !isStockServiceAvailable(store)) return unchanged(cartMessages.noStore);
    const session = await shopper.getOrCreateSession();
    await ctx.inTransaction(async (tx) => {
      const { cart } = await getOrCreateCartForUpdate(tx, ctx, session, site);
      await updateCart(tx, cart, { pickupStoreId: store.id });
    });
    return changed;
  },
} satisfies Partial<Handlers<'stores'>>;
