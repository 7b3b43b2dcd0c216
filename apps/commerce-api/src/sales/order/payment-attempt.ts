import {
  cartValidationErrorType as types,
  checkoutRoutes,
  routeOfStep,
  type Currency,
  type PlaceOrderResponse,
  type ShownReview,
  type Site,
} from '@settee/domain';
import { and, eq } from 'drizzle-orm';
import type { Session } from '../../platform/session/session.ts';
import { lockCart } from '../cart/cart.ts';
import { getCardCharges, type CardCharge } from '../payment/payment-data.ts';
import { paymentAttempts } from '../payment/tables.ts';
import { clearPromoCode, isPromoExpired } from '../promo/promo-code.ts';
import type { HoldAmount } from '../../platform/ports/stored-value.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Context } from '../../platform/context.ts';
import { getCurrentStep } from './allowed-step.ts';
import { readCheckout, type Checkout } from './checkout-view.ts';
import { isAsShown } from './review-fingerprint.ts';
import { validateLines } from './validate-lines.ts';

/** Amounts of a payment attempt: holds on gift cards and tender codes first, the rest on one or two cards. */
export interface PaymentPlan {
  attemptId: string;
  holds: readonly HoldAmount[];
  /** None when nothing is left for a card. */
  cards: readonly (CardCharge & { paymentId: string })[];
  currency: Currency;
  /** Of the review that the shopper agreed to. */
  reviewFingerprint: string;
}

/** Result of the first transaction of a payment attempt. */
export type StartAttemptResult =
  | { at: 'no-basket' }
  | { at: 'refused'; response: PlaceOrderResponse }
  /** Another call is paying for this basket. */
  | { at: 'busy'; attemptId: string; startedAt: Date }
  | { at: 'started'; basketId: string; charge: PaymentPlan };

export const placeOrderError = (message: string, redirectUrl: string): PlaceOrderResponse => ({
  isSuccess: false,
  message,
  redirectUrl,
});
/** The order is no longer what the page showed: the shopper reviews it again, nothing is charged. */
export const reviewChanged = placeOrderError('ReviewChanged', checkoutRoutes.review);
/** The code was taken out and the total changed; nothing is charged. ORDER-07 */
export const promoOver = placeOrderError('InvalidPromoCode', checkoutRoutes.review);

/** Returns the reason that the lines of a cart can't be ordered; `null` if they can. */
export function getLinesError({ cart, priced }: Checkout, site: Site, ctx: Context): PlaceOrderResponse | null {
  const { errorType } = validateLines(priced, cart, site, ctx);
  if (errorType === types.none) return null;
  return errorType === types.emptyBasket
    ? placeOrderError('EmptyBasket', checkoutRoutes.cart)
    : placeOrderError('NlaItems', checkoutRoutes.review);
}

/** The payment under way for a basket. */
export async function findActivePaymentAttempt(tx: Database, basketId: string) {
  const isStarted = and(eq(paymentAttempts.basketId, basketId), eq(paymentAttempts.status, 'started'));
  const [attempt] = await tx.select().from(paymentAttempts).where(isStarted);
  return attempt;
}

/** Checks the basket against what the page showed and claims it for one payment; nothing is charged yet. */
export function startPaymentAttempt(
  ctx: Context,
  session: Session,
  site: Site,
  shown: ShownReview,
): Promise<StartAttemptResult> {
  return ctx.inTransaction(async (tx): Promise<StartAttemptResult> => {
    const found = await lockCart(tx, session, site);
    // A basket that holds only what was saved for later is what an order left behind.
    const isUntouched = found?.cart.step === 1 && found.lines.every(({ isSaved }) => isSaved);
    if (!found || isUntouched) return { at: 'no-basket' };
    const present = await findActivePaymentAttempt(tx, found.cart.id);
    if (present) return { at: 'busy', attemptId: present.id, startedAt: present.startedAt };
    const checkout = await readCheckout(tx, found, site, ctx);
    const { cart, due, tenders, reviewFingerprint } = checkout;
    const now = ctx.clock.now();
    const refused = getLinesError(checkout, site, ctx);
    if (refused) return { at: 'refused', response: refused };
    const step = getCurrentStep(checkout, site);
    const charges = getCardCharges(checkout);
    if (step < 4 || charges === null)
      return { at: 'refused', response: placeOrderError('CheckoutIncomplete', routeOfStep(step)) };
    if (checkout.promo && (checkout.promo.isWithdrawn || isPromoExpired(checkout.promo, checkout.priced))) {
      await clearPromoCode(tx, cart);
      return { at: 'refused', response: promoOver };
    }
    if (!isAsShown(checkout, shown)) return { at: 'refused', response: reviewChanged };
    const attemptId = ctx.ids.row();
    const { currency } = site;
    // The provider knows the first card's part by the attempt itself.
    const cards = charges.map((card, at) => ({ ...card, paymentId: at === 0 ? attemptId : ctx.ids.row() }));
    const [one, two] = cards;
    await tx.insert(paymentAttempts).values({
      id: attemptId,
      basketId: cart.id,
      amount: one?.amount ?? 0,
      secondPaymentId: two?.paymentId,
      secondAmount: two?.amount,
      held: checkout.totals.summary.total - due,
      currency,
      status: 'started',
      startedAt: now,
    });
    const holds = tenders.flatMap((each) =>
      each.appliedAmount > 0 ? [{ token: each.token, amount: each.appliedAmount }] : [],
    );
    return { at: 'started', basketId: cart.id, charge: { attemptId, holds, cards, currency, reviewFingerprint } };
  });
}
