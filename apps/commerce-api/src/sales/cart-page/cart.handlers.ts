import { readPostalCode, validateZipPanelCode, isPickupOffered, checkoutRoutes, type ShopSite } from '@settee/domain';
import type { Context } from '../../platform/context.ts';
import { cartMessages } from '../cart/messages.ts';
import type { MergeNotice } from '../cart/types.ts';
import { updateLine } from '../cart/cart-lines.queries.ts';
import { lockCart, getOrCreateCartForUpdate, type Cart, findCart, updateCart } from '../cart/cart.queries.ts';
import { changed, unchanged } from './change-line.ts';
import { checkoutNotices } from './checkout-notices.ts';
import { readPricedLines, inCart, type PricedLine } from '../cart/priced-lines.ts';
import { donationOffered, toDonation } from './to-donation.ts';
import { consumeRateLimit, tooManyRequests } from '../../platform/rate-limit.ts';
import { promoRule, setPromoCode, clearPromoCode } from '../promo/promo-code.ts';
import { type Charged, calculateTotals } from '../totals/order-totals.ts';
import { withCartPostalCode } from '../cart/destination.ts';
import { newRecipient } from '../cart/new-recipients.ts';
import { promoMessage } from '../promo/promo-messages.ts';
import { findPromo, promoProblem, type PromoInUse } from '../promo/find-promo.ts';
import { itemCount } from '../cart/item-count.ts';
import { getLineContext, getFulfillmentContext } from '../cart/fulfillment-context.ts';
import { toLineItem } from '../cart/line-item.ts';
import {
  nearestStores,
  pickupStore,
  getPickupStore,
  isStockServiceAvailable,
} from '../../catalog/stores/pickup-stores.ts';
import { getItemAvailability } from '../../catalog/availability/item-availability.ts';
import { validateLines } from '../order/validate-lines.ts';
import type { Handlers } from '../../platform/handler.ts';

/** Time after a sign-in during which the cart shows the merge notice, in ms. */
const shownForMs = 30 * 60_000;

/** Returns the cart messages about a merged cart. README decision 13 */
function mergeMessages(merge: MergeNotice | null, now: Date): string[] {
  if (!merge || now.getTime() - Date.parse(merge.at) > shownForMs) return [];
  return [cartMessages.merged(merge.pieces), ...(merge.isCut ? [cartMessages.mergeCut] : [])];
}

const refused = (promoErrorMessage: string, cartErrorMessage = '') => ({
  isSuccess: false as const,
  promoErrorMessage,
  cartErrorMessage,
});

/** Whether a site is for shoppers from abroad, so that guests need no sign-in. CHK-03 */
const isInternationalSite = ({ brand, siteCulture }: ShopSite, { config }: Pick<Context, 'config'>) =>
  config.internationalSites.has(`${brand}/${siteCulture}`);

type Seen = Charged & Pick<Cart, 'pickupStoreId' | 'promoCode' | 'merge'>;

const noCart: Seen = {
  recipients: [newRecipient('', 'shipping'), newRecipient('', 'pickup')],
  zipCode: '',
  taxCertificateNumber: '',
  taxQuote: null,
  pickupStoreId: null,
  donation: null,
  promoCode: '',
  merge: null,
};

/** Returns the notice for a promo code that is no longer valid. */
function promoNotice(promo: PromoInUse | null, lines: readonly PricedLine[]): string[] {
  const problem = promo && lines.length > 0 ? promoProblem(promo, lines) : null;
  return promo && problem ? [`${promo.code}: ${promoMessage(problem, promo)}`] : [];
}

/** Lines that were to be picked up and have to be shipped. */
const shippedInstead = (lines: readonly PricedLine[]) =>
  lines.filter(({ line, store }) => line.shipMethod === 'pickup' && store === null);

/** Handlers of the cart. */
export const cartHandlers = {
  /** Stores the current prices and stock as seen, so that lines report only later changes. */
  acknowledgeChanges: async ({ shopper, ctx, site }) => {
    const session = await shopper.session();
    await ctx.inTransaction(async (tx) => {
      const found = await lockCart(tx, session, site);
      for (const { line, item, unitPrice, available } of await readPricedLines(tx, found?.lines ?? [], site)) {
        const lastSeenPriceCents = item ? unitPrice : line.lastSeenPriceCents;
        const lastSeenStock = available < line.quantity ? available : null;
        if (lastSeenPriceCents === line.lastSeenPriceCents && lastSeenStock === line.lastSeenStock) continue;
        await updateLine(tx, line, { lastSeenPriceCents, lastSeenStock });
      }
    });
    return changed;
  },

  /**
   * Sets the donation of the cart; a new amount replaces the previous one, so a double click donates once. CART-19
   */
  addDonation: async ({ input, shopper, ctx, site }) => {
    const { sku, amount } = input;
    if (donationOffered(site)?.sku !== sku) return unchanged(cartMessages.noDonation);
    const session = await shopper.session();
    return ctx.inTransaction(async (tx) => {
      const found = await lockCart(tx, session, site);
      if (!found?.lines.some(({ isSaved }) => !isSaved)) return unchanged(cartMessages.empty);
      await updateCart(tx, found.cart, { donation: { sku, amount } });
      return changed;
    });
  },

  /** Applies a promo code; an invalid code leaves the applied one unchanged. CART-21 */
  applyPromo: async ({ input, shopper, ctx, site }) => {
    if (!(await consumeRateLimit(ctx, shopper, promoRule))) return tooManyRequests;
    const session = await shopper.session();
    return ctx.inTransaction(async (tx) => {
      const found = await lockCart(tx, session, site);
      const lines = inCart(await readPricedLines(tx, found?.lines ?? [], site));
      if (!found || lines.length === 0) return refused('', cartMessages.empty);
      const problem = await setPromoCode({ tx, cart: found.cart, lines, site, ctx }, input.promoCode);
      return problem === '' ? { isSuccess: true as const } : refused(problem);
    });
  },

  /** Saves the postal code used for estimates. CART-20 */
  applyZip: async ({ input, shopper, ctx, site }) => {
    const zipCode = readPostalCode(input.zipCode).trim().toUpperCase();
    const isShaped = validateZipPanelCode(zipCode, site.siteCulture) === null;
    if (!isShaped || ctx.addresses.regionOf(zipCode, site.siteCulture) === null) return unchanged(cartMessages.badZip);
    const session = await shopper.getOrCreateSession();
    await ctx.inTransaction(async (tx) => {
      const { cart } = await getOrCreateCartForUpdate(tx, ctx, session, site);
      await updateCart(tx, cart, { zipCode });
    });
    return changed;
  },

  /** Returns the cart at current prices, in cents; an empty cart before the first add. CART-12 */
  getCart: async ({ shopper, ctx, site }) => {
    const session = await shopper.session();
    const found = await findCart(ctx.db, session, site);
    const lines = await readPricedLines(ctx.db, found?.lines ?? [], site);
    const counted = inCart(lines);
    const cart = withCartPostalCode<Seen>(found?.cart ?? noCart);
    const promo = found && (await findPromo(ctx.db, found.cart, site, ctx));
    const context = await getLineContext(ctx.db, lines, cart, site, ctx);
    return {
      basketId: found?.cart.id ?? '',
      lineItems: counted.map((line) => toLineItem(line, context)),
      savedForLater: lines.filter(({ line }) => line.isSaved).map((line) => toLineItem(line, context)),
      cartSummary: {
        discountCode: cart.promoCode,
        taxZipCode: cart.zipCode,
        itemCount: itemCount(found?.lines ?? []),
      },
      orderSummary: calculateTotals(counted, cart, site, ctx, promo).summary,
      isGuest: !session?.account,
      isInternational: isInternationalSite(site, ctx),
      pickup: {
        store: context.store && getPickupStore(context.store),
        stores: nearestStores(site, context.postalCode, ctx).map(getPickupStore),
      },
      donation: toDonation(site, cart.donation),
      config: { isPromoEnabled: true, isSaveForLaterEnabled: true },
      messages: [
        ...mergeMessages(cart.merge, ctx.clock.now()),
        ...promoNotice(promo, counted),
        ...shippedInstead(counted).map(({ line, product }) =>
          cartMessages.shippedInstead(
            product?.name ?? `Item ${line.sku}`,
            pickupStore(site, line.pickupStoreId)?.name ?? '',
          ),
        ),
      ],
      requestVerificationToken: session?.token ?? '',
    };
  },

  /** Returns the item count for the header; 0 without a cart. ATC-31 */
  getCartItemCount: async ({ shopper, ctx, site }) => {
    const found = await findCart(ctx.db, await shopper.session(), site);
    return { cartItemCount: itemCount(found?.lines ?? []) };
  },

  /**
   * Estimates when the cart's lines arrive at a postal code or are ready at a store; `null` without a cart or when
   * the store is unavailable. CART-23, CART-24
   */
  getEstimatedDeliveryDate: async ({ input, shopper, ctx, site }) => {
    const found = await findCart(ctx.db, await shopper.session(), site);
    const requestedStore = pickupStore(site, input.locationId);
    if (!found || (input.locationId !== undefined && (!requestedStore || !isStockServiceAvailable(requestedStore))))
      return { lineItems: null };
    const cart = withCartPostalCode(found.cart);
    const zipCode = readPostalCode(input.zipCode).trim().toUpperCase();
    const estimated = zipCode === '' ? cart : withCartPostalCode({ ...cart, zipCode });
    const where = getFulfillmentContext(estimated, site, ctx);
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
  },

  /** Removes the promo code from the cart; succeeds without a code or a cart. CART-22 */
  removePromo: async ({ shopper, ctx, site }) => {
    const session = await shopper.session();
    await ctx.inTransaction(async (tx) => {
      const found = await lockCart(tx, session, site);
      if (found) await clearPromoCode(tx, found.cart);
    });
    return { isSuccess: true };
  },

  /** Returns the first page of the checkout, or the error that blocks it. CART-11, CHK-02 to CHK-06 */
  startCheckout: async ({ shopper, ctx, site }) => {
    const session = await shopper.session();
    const found = await findCart(ctx.db, session, site);
    const lines = inCart(await readPricedLines(ctx.db, found?.lines ?? [], site));
    const { errorType, errorMessage } = validateLines(lines, found?.cart ?? noCart, site, ctx);
    return {
      isSuccess: errorType === 0,
      isGuest: !session?.account,
      isInternational: isInternationalSite(site, ctx),
      isLoggedIn: Boolean(session?.account),
      redirectUrl: errorType === 0 ? checkoutRoutes.shipping : '',
      errorType,
      errorMessage,
      ...checkoutNotices(lines),
    };
  },
} satisfies Partial<Handlers<'cart'>>;
