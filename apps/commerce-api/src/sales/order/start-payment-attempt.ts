import {
  err,
  ok,
  type Result,
  routeOfStep,
  type ShopCurrency,
  type PlaceOrderResponse,
  type ShownReview,
  type ShopSite,
  stepIndex,
} from '@settee/domain';
import type { Session } from '../../platform/session/session.ts';
import { lockCart } from '../cart/cart.queries.ts';
import { getCardCharges, type CardCharge } from '../payment/payment-data.ts';
import { findLiveAttempt, type PaymentAttempt } from '../payment/payment-attempts.queries.ts';
import { clearPromoCode, isPromoExpired } from '../promo/promo-code.ts';
import { openLedger, type TenderPlan } from '../payment/tender-ledger.ts';
import type { Context } from '../../platform/context.ts';
import { getCurrentStep } from './allowed-step.ts';
import { readCheckout, type Checkout } from './checkout-view.ts';
import { isAsShown } from './review-fingerprint.ts';
import { hasTakenSlot, slotTaken } from './order-slots.ts';
import { getLinesError, placeOrderError, promoOver, reviewChanged, taxUnavailable } from './place-order-errors.ts';

/** Tenders of a payment attempt, and what it pays. */
export interface PaymentPlan extends TenderPlan {
  currency: ShopCurrency;
  /** Origin of the site, to which the shopper returns from a challenge. */
  origin: string;
  /** Of the review that the shopper agreed to. */
  reviewFingerprint: string;
  /** Moment at which the shopper agreed: its delivery dates are the promised ones. */
  agreedAt: Date;
}

/** Another call is paying for the cart. */
export interface BusyAttempt {
  status: 'busy';
  attemptId: string;
  startedAt: Date;
}

/** Result of the first transaction of a payment attempt. */
export type StartAttemptResult =
  | { status: 'no-cart' }
  | { status: 'rejected'; response: PlaceOrderResponse }
  /** Another call is paying for this cart. */
  | BusyAttempt
  /** The shopper has to complete an action for an earlier click. */
  | { status: 'waiting'; attempt: PaymentAttempt }
  | { status: 'started'; cartId: string; charge: PaymentPlan };

/**
 * Returns the tenders of a checkout in payment order. `getPaymentId` returns the id of the card at an index, under which
 * the provider knows its part.
 */
export function toPaymentPlan(
  { tenders, reviewFingerprint }: Checkout,
  charges: readonly CardCharge[],
  { id: attemptId, currency, origin, agreedAt }: Pick<PaymentAttempt, 'id' | 'currency' | 'origin' | 'agreedAt'>,
  getId: () => string,
  getPaymentId: (index: number) => string,
): PaymentPlan {
  const cards = charges.map((card, index) => ({ ...card, paymentId: getPaymentId(index) }));
  const holds = tenders.flatMap(({ kind, token, appliedAmount: amount }) =>
    amount > 0 ? [{ id: getId(), kind, token, amount }] : [],
  );
  return { attemptId, holds, cards, currency, origin, reviewFingerprint, agreedAt };
}

const hasEndedPromo = ({ promo, priced }: Checkout) =>
  promo !== null && (promo.isWithdrawn || isPromoExpired(promo, priced));

/** Returns what each card pays, or why the checkout can't be paid as the page showed it. */
function getPayableCharges(
  checkout: Checkout,
  shown: ShownReview,
  site: ShopSite,
  ctx: Context,
): Result<readonly CardCharge[], PlaceOrderResponse> {
  const linesError = getLinesError(checkout, site, ctx);
  if (linesError) return err(linesError);
  if (hasTakenSlot(checkout, site)) return err(slotTaken);
  const step = getCurrentStep(checkout, site, ctx);
  const charges = getCardCharges(checkout);
  if (step < stepIndex.review || charges === null) return err(placeOrderError('CheckoutIncomplete', routeOfStep(step)));
  if (hasEndedPromo(checkout)) return err(promoOver);
  if (!checkout.totals.tax.isFresh) return err(taxUnavailable);
  return isAsShown(checkout, shown) ? ok(charges) : err(reviewChanged);
}

/** Checks the cart against what the page showed and claims it for one payment; nothing is charged yet. */
export function startPaymentAttempt(
  ctx: Context,
  session: Session,
  site: ShopSite,
  { shown, origin, attemptId }: { shown: ShownReview; origin: string; attemptId: string },
): Promise<StartAttemptResult> {
  return ctx.inTransaction(async (tx): Promise<StartAttemptResult> => {
    const found = await lockCart(tx, session, site);
    // A cart that holds only what was saved for later is what an order left behind.
    const isUntouched = found?.cart.step === stepIndex.shipping && found.lines.every(({ isSaved }) => isSaved);
    if (!found || isUntouched) return { status: 'no-cart' };
    const liveAttempt = await findLiveAttempt(tx, found.cart.id);
    if (liveAttempt?.status === 'waiting') return { status: 'waiting', attempt: liveAttempt };
    if (liveAttempt) return { status: 'busy', attemptId: liveAttempt.id, startedAt: liveAttempt.startedAt };
    const checkout = await readCheckout(tx, found, site, ctx);
    const { cart, totals, reviewFingerprint } = checkout;
    const charges = getPayableCharges(checkout, shown, site, ctx);
    if (!charges.ok) {
      if (charges.error === promoOver) await clearPromoCode(tx, cart);
      return { status: 'rejected', response: charges.error };
    }
    const { currency } = site;
    const attempt = { id: attemptId, currency, origin, agreedAt: checkout.now };
    const getId = () => ctx.ids.row();
    // The provider knows the first card's part by the attempt itself.
    const charge = toPaymentPlan(checkout, charges.value, attempt, getId, (index) =>
      index === 0 ? attemptId : getId(),
    );
    const started = { status: 'started', startedAt: checkout.now } as const;
    const { total } = totals.summary;
    await openLedger(tx, { ...attempt, cartId: cart.id, total, reviewFingerprint, ...started }, charge);
    return { status: 'started', cartId: cart.id, charge };
  });
}
