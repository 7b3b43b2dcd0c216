import type { ShopSite } from '@settee/domain';
import { getDestination, getLineDestination, type ShippingDestination } from './destination.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Context } from '../../platform/context.ts';
import type { Cart } from './cart.queries.ts';
import type { LineContext } from './line-item.ts';
import { getSelectedPickupStore } from '../../catalog/stores/pickup-stores.ts';
import { lineImages, type PricedLine } from './priced-lines.ts';

type Placed = ShippingDestination & Pick<Cart, 'pickupStoreId'>;

/** Returns the inputs for delivery estimates of a cart's lines. */
export function getFulfillmentContext(
  cart: Placed,
  site: ShopSite,
  ctx: Context,
): Omit<LineContext, 'pictureOf' | 'postalCodeOf'> {
  const { postalCode } = getDestination(cart, site, ctx);
  const { pickupStoreId } = cart;
  const store = getSelectedPickupStore(site, { pickupStoreId, zipCode: postalCode }, ctx);
  return { siteCulture: site.siteCulture, now: ctx.clock.now(), postalCode, store };
}

/** Loads the data needed to display the lines of a cart; at most one query. */
export async function getLineContext(
  db: Database,
  lines: readonly PricedLine[],
  cart: Placed,
  site: ShopSite,
  ctx: Context,
): Promise<LineContext> {
  return {
    ...getFulfillmentContext(cart, site, ctx),
    postalCodeOf: (line) => getLineDestination(cart, line, site, ctx).postalCode,
    pictureOf: await lineImages(db, lines),
  };
}
