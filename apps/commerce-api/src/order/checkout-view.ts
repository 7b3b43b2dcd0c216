import { type Cents, type CheckoutState, settle, type Site } from '@settee/domain';
import type { Session } from '../account/session.ts';
import { findBasket, type FullBasket } from '../cart/basket.ts';
import { lineContextOf } from '../cart/line-context.ts';
import { lineItemOf } from '../cart/line-item.ts';
import { inCart, readPricedLines, type PricedLine } from '../cart/priced-lines.ts';
import { recipientOf } from '../delivery/shipments.ts';
import { paymentDataOf, type BasketCard } from '../payment/payment-data-of.ts';
import { plccOfferOf } from '../payment/plcc-offer-of.ts';
import { readBasketCards } from '../payment/read-basket-cards.ts';
import { promoOf, type PromoInUse } from '../promo/promo-of.ts';
import { readTenders, rewardsSummaryOf, type AppliedTender } from '../tenders/basket-tenders.ts';
import type { Database } from '../world/database.ts';
import type { World } from '../world/world.ts';
import { accountInfoOf } from './account-info.ts';
import { presentStep } from './allowed-step.ts';
import { quoteOf, type Quote } from './quote.ts';
import { reviewFingerprintOf } from './review-fingerprint.ts';
import { validateLines } from './validate-lines.ts';

/** A basket with all that its checkout goes by. */
export interface Checkout extends FullBasket {
  /** One or two, the first of them first. */
  cards: readonly BasketCard[];
  /** Lines in the cart, without those saved for later. */
  priced: readonly PricedLine[];
  /** The code that was applied, whether or not it counts now. */
  promo: PromoInUse | null;
  quote: Quote;
  /** Gift cards and codes with what each pays. */
  tenders: readonly AppliedTender[];
  /** What they leave for the cards, in cents. */
  due: Cents;
  /** Equal as long as the review page shows the same. */
  reviewFingerprint: string;
}

/** Reads what goes with a basket; three queries. `lock` holds the stock until the transaction ends. */
export async function readCheckout(
  db: Database,
  found: FullBasket,
  site: Site,
  world: World,
  lock?: 'update',
): Promise<Checkout> {
  const cartLines = found.lines.filter(({ isSaved }) => !isSaved);
  const priced = inCart(await readPricedLines(db, cartLines, site, lock));
  const cards = await readBasketCards(db, found.basket);
  const promo = await promoOf(db, found.basket, site, world);
  const quote = quoteOf(priced, found.basket, site, world, promo);
  const { applied: tenders, due } = settle(quote.summary.total, await readTenders(db, found.basket.id));
  const checkout = { ...found, priced, cards, promo, quote, tenders, due };
  return { ...checkout, reviewFingerprint: reviewFingerprintOf(checkout) };
}

async function stateOf(checkout: Checkout, session: Session, site: Site, world: World): Promise<CheckoutState> {
  const { basket, priced, quote } = checkout;
  const { siteCulture, locale } = site;
  const context = await lineContextOf(world.db, priced, basket, site, world);
  const itemOf = (line: PricedLine) => lineItemOf(line, context);
  const { errorType, errorMessage } = validateLines(priced, basket, site, world);
  const { accountInfo, accountCards } = await accountInfoOf(session, basket.shippingAddress, site, world);
  return {
    basketId: basket.id,
    step: presentStep(checkout, site),
    shippingOptions: {
      recipients: [recipientOf(priced, { ...context, basket, quote, itemOf })],
      pickupNotificationOptions: [],
      notificationOptions: [],
    },
    accountInfo,
    billingAddress: basket.billingAddress ?? basket.shippingAddress,
    isBillingSameAsShipping: basket.billingAddress === null,
    siteCultureInfo: { siteCulture, locale },
    orderSummary: { ...quote.summary, ...rewardsSummaryOf(checkout) },
    paymentData: { ...paymentDataOf(checkout, accountCards), plccOfferData: plccOfferOf(checkout, site) },
    promoCode: basket.promoCode,
    promoErrorMessage: '',
    isTaxExempt: basket.taxCertificateNumber !== '',
    taxCertificateNumber: basket.taxCertificateNumber,
    tymPreferences: { isShippingOptIn: basket.isTymShipping, isBillingOptIn: basket.isTymBilling },
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
  world: World,
): Promise<CheckoutState | null> {
  const found = await findBasket(world.db, session, site);
  if (!found || !session) return null;
  return stateOf(await readCheckout(world.db, found, site, world), session, site, world);
}
