import { chargeTables, deliveryDayTexts } from '@settee/catalog';
import type { getDeliveryInfo as endpoint } from '@settee/contract';
import { toDeliveryInfo, type Destination, type ShippingLoad, type Site, type Sku } from '@settee/domain';
import { findProductsWithOffers } from '../../catalog/products/product-with-offers.ts';
import { findCart, type CartWithLines } from '../cart/cart.ts';
import { inCart, readPricedLines } from '../cart/priced-lines.ts';
import type { Handler } from '../../platform/handler.ts';
import { notFound } from '../../platform/http/error-response.ts';
import { withCartPostalCode, getDestination, loadOf } from '../order/order-totals.ts';
import type { Context } from '../../platform/context.ts';

async function loadOfProduct({ db }: Context, site: Site, sku: Sku): Promise<ShippingLoad | null> {
  const sellable = (await findProductsWithOffers(db, site, [sku])).get(sku);
  if (!sellable) return null;
  const isInHome = sellable.product.content.deliveryMode === 'inHome';
  const offer = sellable.offers.find((each) => each.sku === sku) ?? sellable.offers[0];
  return { parcelMerchandise: isInHome ? null : (offer?.currentPrice ?? 0), hasInHomeItems: isInHome };
}

async function loadOfCart({ db }: Context, site: Site, found: CartWithLines | null): Promise<ShippingLoad> {
  return loadOf(inCart(await readPricedLines(db, found?.lines ?? [], site)));
}

/** Returns the delivery charge to the destination of the cart, for one product or for the cart. DELIV-06 */
export const getDeliveryInfo: Handler<typeof endpoint> = async ({ input, shopper, ctx, site }) => {
  const found = await findCart(ctx.db, await shopper.session(), site);
  const load = input.sku === undefined ? await loadOfCart(ctx, site, found) : await loadOfProduct(ctx, site, input.sku);
  if (load === null) return notFound;
  const nowhere: Destination = { state: '', postalCode: '' };
  const destination = found ? getDestination(withCartPostalCode(found.cart), site, ctx) : nowhere;
  const { siteCulture } = site;
  return toDeliveryInfo(load, destination, siteCulture, {
    charges: chargeTables[siteCulture],
    days: deliveryDayTexts[siteCulture],
  });
};
