import { chargeTables } from '@settee/catalog';
import type { endpoints } from '@settee/contract/endpoints';
import {
  ok,
  type CartConfirmation,
  type FailedAdd,
  type Result,
  type ShopSite,
  type SiteCulture,
} from '@settee/domain';
import { cartMessages } from '../cart/messages.ts';
import { type OrderTotals, calculateTotals, getShippingLoad } from '../totals/order-totals.ts';
import { type Cart, type CartLineItemRow, createCart, lockCart } from '../cart/cart.queries.ts';
import { getInstallation } from '../../catalog/availability/installation.ts';
import { itemCount } from '../cart/item-count.ts';
import { type Catalog, inCart, priceLines } from '../cart/priced-lines.ts';
import type { Handler, Handlers } from '../../platform/handler.ts';
import { getImages } from '../../catalog/options/configured-pictures.ts';
import { resolveConfiguredItem } from '../../catalog/options/resolve-configured-item.ts';
import { withCartPostalCode } from '../cart/destination.ts';
import { findPromo, promoProblem } from '../promo/find-promo.ts';
import type { Context } from '../../platform/context.ts';
import { toConfirmedItem } from '../../catalog/personalization/confirmed-item.ts';
import { addLineItems, parseAddRequest, readGoods, type AddRequest } from './add-line-items.ts';
import { findProductsWithOffers } from '../../catalog/products/product-with-offers.ts';
import { customTerms } from '../../catalog/availability/custom-terms.ts';

type Messages = Pick<
  CartConfirmation,
  | 'isShippingMessage'
  | 'shippingMessage'
  | 'isInHomeShippingMessage'
  | 'inHomeShippingMessage'
  | 'isThresholdShippingMessage'
  | 'thresholdShippingMessage'
  | 'cartIcon'
>;

/** Returns the delivery messages of the confirmation, with the icon in front of them. CONF-17 to CONF-20 */
function shippingMessages({ recipients, parcelMerchandise }: OrderTotals, siteCulture: SiteCulture): Messages {
  const threshold = chargeTables[siteCulture].freeShippingThreshold;
  const isInHome = recipients.some(({ charges }) => charges.inHomeLevel !== null);
  const hasParcels = parcelMerchandise !== null;
  const isFree =
    hasParcels &&
    recipients.every(
      ({ lines, charges }) => charges.isFreeShipping || getShippingLoad(lines).parcelMerchandise === null,
    );
  const isNear = hasParcels && !isFree && threshold !== null && parcelMerchandise < threshold;
  return {
    isShippingMessage: isFree,
    shippingMessage: isFree ? cartMessages.freeShipping : '',
    isInHomeShippingMessage: isInHome,
    inHomeShippingMessage: isInHome ? cartMessages.inHome : '',
    isThresholdShippingMessage: isNear,
    thresholdShippingMessage: isNear ? cartMessages.freeShippingAway(threshold - parcelMerchandise, siteCulture) : '',
    cartIcon: isFree || isInHome || isNear ? 'truck' : '',
  };
}

const failed = (errorMessage: string): FailedAdd => ({
  isSuccess: false,
  isError: true,
  status: 'Failed',
  errorMessage,
});

interface Added {
  cart: Cart;
  lines: readonly CartLineItemRow[];
  addedItemCount: number;
  requests: readonly AddRequest[];
  catalog: Catalog;
}

/** Returns the confirmation of the added lines, with the totals of the cart. */
async function toConfirmation(ctx: Context, site: ShopSite, added: Added): Promise<CartConfirmation> {
  const { cart, lines, addedItemCount, requests, catalog } = added;
  const priced = inCart(priceLines(lines, catalog, site));
  const imageOf = await getImages(
    ctx.db,
    requests.map(({ item }) => item),
  );
  const promo = await findPromo(ctx.db, cart, site, ctx);
  const totals = calculateTotals(priced, withCartPostalCode(cart), site, ctx, promo);
  const { merchandise, discount, shipping, installation } = totals.summary;
  const installed = requests.find(({ installationType }) => installationType !== '');
  return {
    isSuccess: true,
    isError: false,
    items: requests.map(({ item, quantity, design, personalizationText, giftCard }) =>
      toConfirmedItem(item, {
        quantity,
        picture: imageOf(item),
        siteCulture: site.siteCulture,
        design,
        personalizationText,
        giftCard,
      }),
    ),
    addedItemCount,
    cartItemCount: itemCount(lines),
    subtotal: merchandise,
    shipping,
    total: merchandise + discount + shipping + installation,
    isDiscountApplied: promo !== null && promoProblem(promo, priced) === null,
    isShowInstallationServiceLineItem: installation > 0,
    installationServiceTotal: installation,
    isInstallationServiceSelectedForCurrentItems: installed !== undefined,
    installationServiceType: getInstallation(installed?.installationType ?? '', site.siteCulture)?.title ?? '',
    ...shippingMessages(totals, site.siteCulture),
    allCartItems: priced.map(({ line }) => ({ sku: line.sku })),
    crossSellUrl: '',
    shipMethod: requests.some(({ isPickup }) => isPickup) ? 'pickup' : 'standard',
  };
}

/** Adds all lines or none. ATC-25, ATC-33 */
const addToCart: Handler<(typeof endpoints)['addToCart']['addToCart']> = async ({ input, shopper, ctx, site }) => {
  if (!(await shopper.session())) {
    // A rejected add must not start a session.
    const catalog = await readGoods(ctx.db, input, [], site);
    const requests = await parseAddRequest(ctx.db, input, { site, session: null, catalog });
    if (!requests.ok) return failed(requests.error);
  }
  const session = await shopper.getOrCreateSession();
  const added = await ctx.inTransaction(async (tx): Promise<Result<Added, string>> => {
    const openCart = await lockCart(tx, session, site);
    const catalog = await readGoods(tx, input, openCart?.lines ?? [], site);
    const requests = await parseAddRequest(tx, input, { site, session, catalog });
    if (!requests.ok) return requests;
    const cart = openCart ?? (await createCart(tx, ctx, session, site));
    const result = await addLineItems(tx, cart, requests.value, ctx, site);
    return result.ok ? ok({ cart: cart.cart, requests: requests.value, catalog, ...result.value }) : result;
  });
  return added.ok ? toConfirmation(ctx, site, added.value) : failed(added.error);
};

/** Handlers of add to cart. */
export const addToCartHandlers = {
  addToCart,

  /** The same add under the cart service's address. ATC-26, ATC-27 */
  addItems: ({ input, ...call }) => addToCart({ ...call, input: input.items }),

  /** Whether terms are to be accepted before the add: for what is made to order. ATC-30 */
  getCustomConfirmation: async ({ input, ctx, site }) => {
    const catalog = await findProductsWithOffers(ctx.db, site, [input.sku]);
    const resolved = resolveConfiguredItem(
      catalog.get(input.sku),
      site.siteCulture,
      input.sku,
      input.optionChoiceParameter,
    );
    if (!resolved.ok || resolved.value.chosen.length === 0) return customTerms([], site.siteCulture);
    const item = resolved.value;
    const imageOf = await getImages(ctx.db, [item]);
    return customTerms([{ item, quantity: input.quantity, picture: imageOf(item) }], site.siteCulture);
  },
} satisfies Handlers<'addToCart'>;
