import type { CatalogStore } from '@settee/catalog';
import {
  type Address,
  applyTenders,
  type Cents,
  type CheckoutState,
  getCentralDay,
  getPickupRecipient,
  newAddressId,
  type NotificationOption,
  notificationOptions,
  type OrderContact,
  type ShopSite,
} from '@settee/domain';
import type { Session } from '../../platform/session/session.ts';
import { findCart, type CartWithLines } from '../cart/cart.queries.ts';
import { getLineContext } from '../cart/fulfillment-context.ts';
import { toLineItem } from '../cart/line-item.ts';
import { inCart, readPricedLines, type PricedLine } from '../cart/priced-lines.ts';
import { getMainAddress, groupLines, isBillingNeeded, isNothingShipped, withMainAddress } from '../cart/recipients.ts';
import { getCheckoutPickupStore } from '../../catalog/stores/pickup-stores.ts';
import { getShownArrivals, toRecipient } from '../delivery/shipments.ts';
import { loadFullSlots, type FullSlots } from '../delivery/delivery-slots.ts';
import { getDeliveryMode } from '../totals/service-levels.ts';
import { getWalletSetup } from '../../platform/config/wallet-settings.ts';
import { toPaymentData, type CartCard, type CartWallet } from '../payment/payment-data.ts';
import { toPlccOffer } from '../payment/to-plcc-offer.ts';
import { readCartPayments } from '../payment/cart-payments.queries.ts';
import { findPromo, type PromoInUse } from '../promo/find-promo.ts';
import { getRewardsSummary, type AppliedTender } from '../tenders/cart-tenders.ts';
import type { TenderRow } from '../tenders/tenders.queries.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Context } from '../../platform/context.ts';
import { loadAccountInfo } from './account-info.ts';
import { getCurrentStep } from './allowed-step.ts';
import { calculateTotals, type OrderTotals, type RecipientBill } from '../totals/order-totals.ts';
import { refreshTax } from '../tax/stored-quote.ts';
import { findOrderContact } from './order-contact.ts';
import { getReviewFingerprint } from './review-fingerprint.ts';
import { validateLines } from './validate-lines.ts';

/** Cart with all data of its checkout. */
export interface Checkout extends CartWithLines {
  /** One or two, the first of them first. */
  cards: readonly CartCard[];
  /** `null` unless it pays in place of cards. */
  wallet: CartWallet | null;
  /** Lines in the cart, without those saved for later. */
  priced: readonly PricedLine[];
  /** The code that was applied, whether or not it counts now. */
  promo: PromoInUse | null;
  totals: OrderTotals;
  /** Recipients that have lines, with their lines and money. */
  recipients: readonly RecipientBill[];
  /** First of their addresses; `null` until it is entered, and when nothing is shipped. */
  shippingAddress: Address | null;
  /** Contact for updates of the order; `null` until it is known. */
  contact: OrderContact | null;
  /** Deliveries into homes that are booked up; loaded when something is delivered into a home. SHIP-09 */
  fullSlots: FullSlots;
  /** Moment of which its delivery dates are. */
  now: Date;
  /** Gift cards and codes with what each pays. */
  tenders: readonly AppliedTender[];
  /** Amount due on the cards, in cents. */
  due: Cents;
  /** Equal as long as the review page shows the same. */
  reviewFingerprint: string;
}

interface ReadOptions {
  /** Moment of which the delivery dates are; the present without it. */
  now?: Date;
  /** For an order, which books its slots; that fails for one that is full. */
  books?: boolean;
}

/** Loads the checkout data of a cart; three queries, two more for several addresses. */
export async function readCheckout(
  db: Database,
  found: CartWithLines,
  site: ShopSite,
  ctx: Context,
  { now = ctx.clock.now(), books = false }: ReadOptions = {},
): Promise<Checkout> {
  const cartLines = found.lines.filter(({ isSaved }) => !isSaved);
  const priced = inCart(await readPricedLines(db, cartLines, site));
  const groups = groupLines(found.cart, priced);
  const { cards, wallet, tenders } = await readCartPayments(db, found.cart, groups);
  const contact = await findOrderContact(db, found.cart, groups, ctx);
  const promo = await findPromo(db, found.cart, site, ctx);
  const showsSlots = !books && priced.some((line) => getDeliveryMode(line) === 'inHome');
  const fullSlots = showsSlots ? await loadFullSlots(db, getCentralDay(now)) : noFullSlots;
  return withTotals({ ...found, priced, fullSlots, now, cards, wallet, promo, contact, tenders }, site, ctx);
}

type CheckoutRows = Pick<
  Checkout,
  'cart' | 'lines' | 'priced' | 'fullSlots' | 'now' | 'cards' | 'wallet' | 'promo' | 'contact'
> & {
  tenders: readonly TenderRow[];
};

/** Adds up a checkout. */
function withTotals({ tenders: rows, ...checkout }: CheckoutRows, site: ShopSite, ctx: Context): Checkout {
  const totals = calculateTotals(checkout.priced, checkout.cart, site, ctx, checkout.promo);
  const { recipients } = totals;
  const { applied: tenders, due } = applyTenders(totals.summary.total, rows);
  const shippingAddress = getMainAddress(recipients);
  const counted = { ...checkout, recipients, shippingAddress, totals, tenders, due };
  const shownAt = { now: checkout.now, siteCulture: site.siteCulture, fullSlots: checkout.fullSlots };
  const arrivals = recipients.map((bill) => getShownArrivals(bill, shownAt));
  return { ...counted, reviewFingerprint: getReviewFingerprint({ ...counted, arrivals }) };
}

/**
 * Loads the checkout data of a cart with a fresh quote of its tax, or with an estimate while the tax service is away.
 * Must not be called inside a transaction.
 */
export async function readQuotedCheckout(ctx: Context, found: CartWithLines, site: ShopSite): Promise<Checkout> {
  const checkout = await readCheckout(ctx.db, found, site, ctx);
  const { cart, totals } = checkout;
  const taxQuote = totals.isDestinationKnown ? await refreshTax(ctx, cart.id, totals.tax) : null;
  return taxQuote ? withTotals({ ...checkout, cart: { ...cart, taxQuote } }, site, ctx) : checkout;
}

const noFullSlots: FullSlots = new Set();
/** Returns the channels for updates: email, and text messages if the shop sends them. CHK-21 */
const getNotificationOptions = ({ textSender }: Context): NotificationOption[] =>
  notificationOptions.filter((option) => option === 'email' || textSender !== null);

/** Recipient, store and contact of the store pickup. SHIP-27 */
function toPickup({ cart }: Checkout, store: CatalogStore | null): CheckoutState['shippingOptions']['pickup'] {
  const { id, address } = getPickupRecipient(cart.recipients);
  return { recipientId: id, store: store && getCheckoutPickupStore(store), contact: address };
}

/**
 * Returns the address that the shipping step shows as selected: the one with the id, `null` for a new one or, without
 * an id, the one of the order or the first of the account.
 */
function getChosenAddress(addressId: string, saved: readonly Address[], current: Address | null): Address | null {
  if (addressId === newAddressId) return null;
  return saved.find((address) => address.addressId === addressId) ?? current ?? saved[0] ?? null;
}

/** The checkout as if it were sent to the chosen address, or to one that is not entered yet. Nothing is saved. */
async function withChosenAddress(
  checkout: Checkout,
  { accountInfo, addressId }: { accountInfo: CheckoutState['accountInfo']; addressId: string },
  site: ShopSite,
  ctx: Context,
): Promise<Checkout> {
  const { cart, lines, recipients, shippingAddress } = checkout;
  if (!accountInfo.isLoggedIn || cart.isMultiShipping || isNothingShipped(recipients)) return checkout;
  const chosen = getChosenAddress(addressId, accountInfo.shippingAddresses, shippingAddress);
  if (chosen === shippingAddress) return checkout;
  const estimated = { ...cart, recipients: withMainAddress(cart.recipients, chosen) };
  return readQuotedCheckout(ctx, { cart: estimated, lines }, site);
}

async function getState(
  checkout: Checkout,
  session: Session,
  addressId: string,
  site: ShopSite,
  ctx: Context,
): Promise<CheckoutState> {
  const { cart, priced, recipients, shippingAddress } = checkout;
  const { siteCulture, locale } = site;
  const offeredNotifications = getNotificationOptions(ctx);
  const needsBilling = isBillingNeeded(recipients);
  const context = { ...(await getLineContext(ctx.db, priced, cart, site, ctx)), now: checkout.now };
  const itemOf = (line: PricedLine) => toLineItem(line, context);
  const { errorType, errorMessage } = validateLines(priced, cart, site, ctx);
  const { accountInfo, accountCards } = await loadAccountInfo(session, cart.recipients, site, ctx);
  const shown = await withChosenAddress(checkout, { accountInfo, addressId }, site, ctx);
  return {
    basketId: cart.id,
    step: getCurrentStep(checkout, site, ctx),
    shippingOptions: {
      recipients: recipients.map((bill) => toRecipient(bill, { ...context, itemOf, fullSlots: checkout.fullSlots })),
      isMultiShipping: cart.isMultiShipping,
      pickup: toPickup(checkout, context.store),
      pickupNotificationOptions: offeredNotifications,
      notificationOptions: offeredNotifications,
    },
    accountInfo,
    cartPostalCode: cart.zipCode,
    contact: checkout.contact,
    billingAddress: cart.billingAddress ?? (needsBilling ? null : shippingAddress),
    isBillingSameAsShipping: cart.billingAddress === null && !needsBilling,
    siteCultureInfo: { siteCulture, locale },
    orderSummary: { ...shown.totals.summary, ...getRewardsSummary(shown) },
    paymentData: {
      ...toPaymentData(checkout, accountCards, site, getWalletSetup(ctx.config, site)),
      plccOfferData: toPlccOffer(checkout, site),
    },
    promoCode: cart.promoCode,
    promoErrorMessage: '',
    isTaxExempt: cart.taxCertificateNumber !== '',
    taxCertificateNumber: cart.taxCertificateNumber,
    tymPreferences: { isShippingOptIn: cart.isTymShipping, isBillingOptIn: cart.isTymBilling },
    reviewFingerprint: checkout.reviewFingerprint,
    requestVerificationToken: session.token,
    errorType,
    errorMessage,
  };
}

/**
 * The checkout of a session on a site; `null` without a live cart. Its order summary is for the address of the account
 * with the given id, if any. CHK-21
 */
export async function readCheckoutState(
  session: Session | null,
  site: ShopSite,
  ctx: Context,
  addressId = '',
): Promise<CheckoutState | null> {
  const found = await findCart(ctx.db, session, site);
  if (!found || !session) return null;
  return getState(await readQuotedCheckout(ctx, found, site), session, addressId, site, ctx);
}
