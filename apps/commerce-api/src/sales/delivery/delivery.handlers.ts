import { chargeTables, deliveryDayTexts } from '@settee/catalog';
import {
  toDeliveryInfo,
  type Destination,
  type ShippingLoad,
  type ShopSite,
  type Sku,
  validateZipPanelCode,
} from '@settee/domain';
import { findProductsWithOffers } from '../../catalog/products/product-with-offers.ts';
import { findCart, type CartWithLines } from '../cart/cart.queries.ts';
import { inCart, readPricedLines } from '../cart/priced-lines.ts';
import { notFound, ErrorResponse } from '../../platform/http/error-response.ts';
import { getShippingLoad } from '../totals/order-totals.ts';
import { withCartPostalCode, getDestination } from '../cart/destination.ts';
import type { Context } from '../../platform/context.ts';
import { readAddress } from './read-address.ts';
import type { Handlers } from '../../platform/handler.ts';
import { minStreetText } from '../../platform/ports/street-suggester.ts';
import { consumeRateLimit, tooManyRequests } from '../../platform/rate-limit.ts';

const streetLimit = { name: 'streets', seconds: 600, perSession: 300, perAddress: 1500 };

async function getLoadOfProduct({ db }: Context, site: ShopSite, sku: Sku): Promise<ShippingLoad | null> {
  const sellable = (await findProductsWithOffers(db, site, [sku])).get(sku);
  if (!sellable) return null;
  const { deliveryMode, giftCard } = sellable.product.content;
  if (giftCard) return { parcelMerchandise: null, hasInHomeItems: false, hasGiftCards: true };
  const isInHome = deliveryMode === 'inHome';
  const offer = sellable.offers.find((each) => each.sku === sku) ?? sellable.offers[0];
  return { parcelMerchandise: isInHome ? null : (offer?.currentPrice ?? 0), hasInHomeItems: isInHome };
}

async function getLoadOfCart({ db }: Context, site: ShopSite, found: CartWithLines | null): Promise<ShippingLoad> {
  return getShippingLoad(inCart(await readPricedLines(db, found?.lines ?? [], site)));
}

/** Handlers of delivery. */
export const deliveryHandlers = {
  /** Returns the delivery charge to the destination of the cart, for one product or for the cart. DELIV-06 */
  getDeliveryInfo: async ({ input, shopper, ctx, site }) => {
    const found = await findCart(ctx.db, await shopper.session(), site);
    const load =
      input.sku === undefined ? await getLoadOfCart(ctx, site, found) : await getLoadOfProduct(ctx, site, input.sku);
    if (load === null) return notFound;
    const nowhere: Destination = { state: '', postalCode: '' };
    const destination = found ? getDestination(withCartPostalCode(found.cart), site, ctx) : nowhere;
    const { siteCulture } = site;
    return toDeliveryInfo(load, destination, siteCulture, {
      charges: chargeTables[siteCulture],
      days: deliveryDayTexts[siteCulture],
    });
  },

  /** Returns the city and region of a postal code; `place` is `null` for an unknown one. SHIP-10 */
  findPlace: async ({ input, ctx, site }) => ({
    place: await ctx.addresses.findPlace(input.zipCode, site.siteCulture),
  }),

  /** Completes the first line of an address. SHIP-10 */
  suggestStreets: async ({ input, ctx, site, shopper }) => {
    const { text, zipCode } = input;
    if (text.trim().length < minStreetText) return { suggestions: [] };
    if (!(await consumeRateLimit(ctx, shopper, streetLimit))) return tooManyRequests;
    return { suggestions: [...(await ctx.streets.suggest(text.trim(), zipCode, site.siteCulture))] };
  },

  /** Validates a shipping address without saving it; returns no suggestions for a valid one. SHIP-19 */
  validateAddress: async ({ input, ctx, site }) => {
    const address = readAddress(input, { site, ctx }, 'shipping');
    if (address instanceof ErrorResponse) return address;
    const { Suggestions } = await ctx.addresses.check(address, site.siteCulture);
    return { Suggestions: [...Suggestions] };
  },

  /** Checks whether the postal code exists on the site; with an empty message the panel shows its default. ZIP-19 */
  validateZip: async ({ input, ctx, site }) => {
    const { siteCulture } = site;
    const isShaped = validateZipPanelCode(input.zipCode, siteCulture) === null;
    return { isValid: isShaped && ctx.addresses.regionOf(input.zipCode, siteCulture) !== null, message: '' };
  },
} satisfies Handlers<'delivery'>;
