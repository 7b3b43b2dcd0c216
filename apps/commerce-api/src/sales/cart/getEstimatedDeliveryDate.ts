import type { getEstimatedDeliveryDate as endpoint } from '@settee/contract';
import { isPickupOffered } from '@settee/domain';
import type { Handler } from '../../platform/handler.ts';
import { withCartPostalCode } from '../order/order-totals.ts';
import { findCart } from './cart.ts';
import { getItemAvailability } from '../../catalog/availability/item-availability.ts';
import { getFulfillmentContext } from './fulfillment-context.ts';
import { isStockServiceAvailable, pickupStore } from '../../catalog/stores/pickup-stores.ts';
import { inCart, readPricedLines } from './priced-lines.ts';

/**
 * Estimates when the cart's lines arrive at a postal code or are ready at a store; `null` without a cart or when
 * the store is unavailable. CART-23, CART-24
 */
export const getEstimatedDeliveryDate: Handler<typeof endpoint> = async ({ input, shopper, ctx, site }) => {
  const found = await findCart(ctx.db, await shopper.session(), site);
  const requestedStore = pickupStore(site, input.locationId);
  if (!found || (input.locationId !== undefined && (!requestedStore || !isStockServiceAvailable(requestedStore))))
    return { lineItems: null };
  const cart = withCartPostalCode(found.cart);
  const zipCode = input.zipCode.trim().toUpperCase();
  const basket = zipCode === '' ? cart : { ...cart, zipCode, shippingAddress: null };
  const where = getFulfillmentContext(basket, site, ctx);
  const lines = inCart(await readPricedLines(ctx.db, found.lines, site));
  return {
    lineItems: lines.map((line) => {
      const store = requestedStore ?? line.store ?? where.store;
      const { pickupStatus, messages } = getItemAvailability({ ...line, store: null }, { ...where, store });
      return {
        id: line.line.id,
        isStorePickupOptionVisible: isPickupOffered(pickupStatus),
        shippingOption: { edd: messages.deliveryEddMessage },
        bopsOption: { edd: messages.pickupEddMessage, pickupQuantityMessage: messages.pickupQuantityMessage },
      };
    }),
  };
};
