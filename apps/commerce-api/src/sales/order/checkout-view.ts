import { type Cents, type CheckoutState, applyTenders, type Site } from '@settee/domain';
import type { Session } from '../../platform/session/session.ts';
import { findCart, type CartWithLines } from '../cart/cart.ts';
import { getLineContext } from '../cart/fulfillment-context.ts';
import { toLineItem } from '../cart/line-item.ts';
import { inCart, readPricedLines, type PricedLine } from '../cart/priced-lines.ts';
import { toRecipient } from '../delivery/shipments.ts';
import { toPaymentData, type BasketCard } from '../payment/payment-data.ts';
import { toPlccOffer } from '../payment/to-plcc-offer.ts';
import { readBasketCards } from '../payment/read-basket-cards.ts';
import { findPromo, type PromoInUse } from '../promo/find-promo.ts';
import { readTenders, getRewardsSummary, type AppliedTender } from '../tenders/basket-tenders.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Context } from '../../platform/context.ts';
import { loadAccountInfo } from './account-info.ts';
import { getCurrentStep } from './allowed-step.ts';
import { calculateTotals, type OrderTotals } from './order-totals.ts';
import { getReviewFingerprint } from './review-fingerprint.ts';
import { validateLines } from './validate-lines.ts';

/** Cart with all data of its checkout. */
export interface Checkout extends CartWithLines {
  /** One or two, the first of them first. */
  cards: readonly BasketCard[];
  /** Lines in the cart, without those saved for later. */
  priced: readonly PricedLine[];
  /** The code that was applied, whether or not it counts now. */
  promo: PromoInUse | null;
  totals: OrderTotals;
  /** Gift cards and codes with what each pays. */
  tenders: readonly AppliedTender[];
  /** Amount due on the cards, in cents. */
  due: Cents;
  /** Equal as long as the review page shows the same. */
  reviewFingerprint: string;
}

/** Loads the checkout data of a cart; three queries. `lock` locks the stock until the transaction ends. */
export async function readCheckout(
  db: Database,
  found: CartWithLines,
  site: Site,
  ctx: Context,
  lock?: 'update',
): Promise<Checkout> {
  const cartLines = found.lines.filter(({ isSaved }) => !isSaved);
  const priced = inCart(await readPricedLines(db, cartLines, site, lock));
  const cards = await readBasketCards(db, found.cart);
  const promo = await findPromo(db, found.cart, site, ctx);
  const totals = calculateTotals(priced, found.cart, site, ctx, promo);
  const { applied: tenders, due } = applyTenders(totals.summary.total, await readTenders(db, found.cart.id));
  const checkout = { ...found, priced, cards, promo, totals, tenders, due };
  return { ...checkout, reviewFingerprint: getReviewFingerprint(checkout) };
}

async function getState(checkout: Checkout, session: Session, site: Site, ctx: Context): Promise<CheckoutState> {
  const { cart, priced, totals } = checkout;
  const { siteCulture, locale } = site;
  const context = await getLineContext(ctx.db, priced, cart, site, ctx);
  const itemOf = (line: PricedLine) => toLineItem(line, context);
  const { errorType, errorMessage } = validateLines(priced, cart, site, ctx);
  const { accountInfo, accountCards } = await loadAccountInfo(session, cart.shippingAddress, site, ctx);
  return {
    basketId: cart.id,
    step: getCurrentStep(checkout, site),
    shippingOptions: {
      recipients: [toRecipient(priced, { ...context, cart, totals, itemOf })],
      pickupNotificationOptions: [],
      notificationOptions: [],
    },
    accountInfo,
    billingAddress: cart.billingAddress ?? cart.shippingAddress,
    isBillingSameAsShipping: cart.billingAddress === null,
    siteCultureInfo: { siteCulture, locale },
    orderSummary: { ...totals.summary, ...getRewardsSummary(checkout) },
    paymentData: { ...toPaymentData(checkout, accountCards), plccOfferData: toPlccOffer(checkout, site) },
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

/** The checkout of a session on a site; `null` without a live basket. CHK-21 */
export async function readCheckoutState(
  session: Session | null,
  site: Site,
  ctx: Context,
): Promise<CheckoutState | null> {
  const found = await findCart(ctx.db, session, site);
  if (!found || !session) return null;
  return getState(await readCheckout(ctx.db, found, site, ctx), session, site, ctx);
}
