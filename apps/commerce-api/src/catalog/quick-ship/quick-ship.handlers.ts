import { findProductsWithOffers } from '../products/product-with-offers.ts';
import { notFound } from '../../platform/http/error-response.ts';
import { getImages } from '../options/configured-pictures.ts';
import { quickShipMessages } from './messages.ts';
import { type QuickShipOffer, toQuickShipItem, toQuickShipOffer } from './quick-ship-item.ts';
import { getPrebuiltItems } from '../availability/prebuilt-stock.ts';
import type { Handlers } from '../../platform/handler.ts';

/** Handlers of quick ship. */
export const quickShipHandlers = {
  /**
   * Returns the quick-ship items of a product, in stock and on back order, with delivery dates for the cart's
   * postal code. Accepts any SKU of the product. Three queries. QSHIP-06, QSHIP-07
   */
  getQuickShip: async ({ input, shopper, ctx, site }) => {
    const { siteCulture } = site;
    const sellable = (await findProductsWithOffers(ctx.db, site, [input.sku])).get(input.sku);
    if (!sellable) return notFound;
    const ready = getPrebuiltItems(sellable.product).flatMap(
      (piece) => toQuickShipOffer(sellable, piece, siteCulture) ?? [],
    );
    const { postalCode } = (await ctx.carts.find(ctx.db, await shopper.session(), site)) ?? { postalCode: '' };
    const imageOf = await getImages(
      ctx.db,
      ready.map(({ item }) => item),
    );
    const where = { siteCulture, now: ctx.clock.now(), postalCode };
    const shown = (one: QuickShipOffer) => toQuickShipItem(one, imageOf(one.item), where);
    const available = ready.filter(({ stock }) => stock > 0).map(shown);
    const backordered = ready.filter(({ stock }) => stock === 0).map(shown);
    return {
      availableItems: available,
      backorderedItems: backordered,
      inStockMessage: available.length > 0 ? quickShipMessages.inStock : '',
      backorderedMessage: backordered.length > 0 ? quickShipMessages.backordered : '',
      zipCode: postalCode,
    };
  },
} satisfies Handlers<'quickShip'>;
