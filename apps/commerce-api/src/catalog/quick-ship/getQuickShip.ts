import type { getQuickShip as endpoint } from '@settee/contract';
import { findProductsWithOffers } from '../products/product-with-offers.ts';
import type { Handler } from '../../platform/handler.ts';
import { notFound } from '../../platform/http/error-response.ts';
import { imagesOf } from '../options/configured-pictures.ts';
import { quickShipMessages } from './messages.ts';
import { type QuickShipOffer, quickShipItemOf, toQuickShipOffer } from './quick-ship-item.ts';
import { getPrebuiltItems } from './prebuilt-stock.ts';

/** What of a product lies made and what is made again, with the dates of the cart's postal code; any sku of the product stands for it. Three queries. QSHIP-06, QSHIP-07 */
export const getQuickShip: Handler<typeof endpoint> = async ({ input, shopper, ctx, site }) => {
  const { siteCulture } = site;
  const sellable = (await findProductsWithOffers(ctx.db, site, [input.sku])).get(input.sku);
  if (!sellable) return notFound;
  const ready = getPrebuiltItems(sellable.product).flatMap(
    (piece) => toQuickShipOffer(sellable, piece, siteCulture) ?? [],
  );
  const { postalCode } = (await ctx.carts.find(ctx.db, await shopper.session(), site)) ?? { postalCode: '' };
  const imageOf = await imagesOf(
    ctx.db,
    ready.map(({ item }) => item),
  );
  const where = { siteCulture, now: ctx.clock.now(), postalCode };
  const shown = (one: QuickShipOffer) => quickShipItemOf(one, imageOf(one.item), where);
  const available = ready.filter(({ stock }) => stock > 0).map(shown);
  const backordered = ready.filter(({ stock }) => stock === 0).map(shown);
  return {
    availableItems: available,
    backorderedItems: backordered,
    inStockMessage: available.length > 0 ? quickShipMessages.inStock : '',
    backorderedMessage: backordered.length > 0 ? quickShipMessages.backordered : '',
    zipCode: postalCode,
  };
};
