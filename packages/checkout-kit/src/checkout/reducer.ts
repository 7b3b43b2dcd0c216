import {
  type CardVerification,
  type CheckoutState,
  type CheckoutStep,
  type OrderSummary,
  type ReconcileMode,
  type Recipient,
  reconcile,
  resolveCardVerification,
} from '@settee/domain';

/** Operation in progress; the checkout runs only one at a time. */
export type CheckoutWork = 'nothing' | 'moving' | 'savingPayment' | 'placing';

export interface CheckoutFlowState {
  work: CheckoutWork;
  /** Current or next step of the flow. CHK-12 */
  step: CheckoutStep;
  data: CheckoutState;
  /** The promo code was removed; shown until the next step. CHK-13, ORDER-07 */
  isPromoReset: boolean;
  /** The order changed after the review was shown; shown until the next step or try. */
  isReviewChanged: boolean;
  /** A challenge of the bank was not completed; shown until the next step or try. */
  isPaymentUnfinished: boolean;
  /** The tax could not be calculated; shown until the next step or try. */
  isTaxUnavailable: boolean;
}

/** The flow actions of CHK-19, and what starts and ends them. */
export type CheckoutEvent =
  | { type: 'moveStart' }
  | { type: 'moveNext'; data: CheckoutState; step: CheckoutStep }
  | { type: 'movePrevious'; step: CheckoutStep }
  | { type: 'savePaymentStart' }
  | { type: 'savePaymentSuccess'; data: CheckoutState }
  | { type: 'savePaymentFailure' }
  /** The code of an applied card was verified or rejected. CARD-68, CARD-69 */
  | { type: 'cardVerified'; cardId: string; verification: CardVerification }
  | { type: 'placeOrderStart' }
  | { type: 'placeOrderFailure' }
  | { type: 'placeOrderFailureInvalidPromoCode' }
  | { type: 'placeOrderFailureReviewChanged' }
  | { type: 'placeOrderFailurePaymentUnfinished' }
  | { type: 'placeOrderFailureTaxUnavailable' }
  /** A request returned the updated state. API-03 */
  | { type: 'replaced'; data: CheckoutState }
  /** The checkout was loaded again. CHK-23 to CHK-25 */
  | { type: 'refreshed'; data: CheckoutState; mode: ReconcileMode }
  /** The amounts for an address that the shopper has chosen and not saved; ignored once a step is saved. */
  | { type: 'estimated'; orderSummary: OrderSummary }
  | { type: 'promoReset' }
  /** The loading indicator stops. CHK-17, ERR-23 */
  | { type: 'stopped' };

const noNotices = {
  isPromoReset: false,
  isReviewChanged: false,
  isPaymentUnfinished: false,
  isTaxUnavailable: false,
};

export function initCheckout({ data, step }: Pick<CheckoutFlowState, 'data' | 'step'>): CheckoutFlowState {
  return { work: 'nothing', step, data, ...noNotices };
}

function reconciled(shown: readonly Recipient[], fresh: readonly Recipient[], mode: ReconcileMode): Recipient[] {
  return fresh.map((recipient) => {
    const before = shown.find(({ id }) => id === recipient.id);
    const shipments = recipient.shipments.map((shipment, index) => ({
      ...shipment,
      items: reconcile(before?.shipments[index]?.items ?? [], shipment.items, mode),
    }));
    return { ...recipient, shipments };
  });
}

/** Preserves items that are missing after a refresh, marked removed, so that the change is visible. CHK-23 to CHK-25 */
function refreshed(shown: CheckoutState, fresh: CheckoutState, mode: ReconcileMode): CheckoutState {
  const recipients = reconciled(shown.shippingOptions.recipients, fresh.shippingOptions.recipients, mode);
  return { ...fresh, shippingOptions: { ...fresh.shippingOptions, recipients } };
}

const withoutPromo = (data: CheckoutState): CheckoutState => ({ ...data, promoCode: '' });

/** The checkout after the verification of a card: the card is usable, or its errors are known. CARD-68, CARD-69 */
export const withVerification = (
  data: CheckoutState,
  cardId: string,
  verification: CardVerification,
): CheckoutState => ({ ...data, paymentData: resolveCardVerification(data.paymentData, cardId, verification) });

/** Reduces an event of the checkout. CHK-09 to CHK-20 */
export function checkoutReducer(state: CheckoutFlowState, event: CheckoutEvent): CheckoutFlowState {
  switch (event.type) {
    case 'moveStart':
      return { ...state, ...noNotices, work: 'moving' };
    case 'moveNext':
      return initCheckout(event);
    case 'movePrevious':
      return { ...state, work: 'nothing', step: event.step };
    case 'savePaymentStart':
      return { ...state, work: 'savingPayment' };
    case 'savePaymentSuccess':
      return { ...state, work: 'nothing', data: event.data };
    case 'savePaymentFailure':
      return { ...state, work: 'nothing' };
    case 'cardVerified':
      return { ...state, work: 'nothing', data: withVerification(state.data, event.cardId, event.verification) };
    case 'placeOrderStart':
      return { ...state, ...noNotices, work: 'placing' };
    case 'placeOrderFailure':
      return { ...state, work: 'nothing' };
    case 'placeOrderFailureInvalidPromoCode':
    case 'promoReset':
      return { ...state, work: 'nothing', data: withoutPromo(state.data), isPromoReset: true };
    case 'placeOrderFailureReviewChanged':
      return { ...state, work: 'nothing', isReviewChanged: true };
    case 'placeOrderFailurePaymentUnfinished':
      return { ...state, work: 'nothing', isPaymentUnfinished: true };
    case 'placeOrderFailureTaxUnavailable':
      return { ...state, work: 'nothing', isTaxUnavailable: true };
    case 'replaced':
      return { ...state, data: event.data };
    case 'refreshed':
      return { ...state, data: refreshed(state.data, event.data, event.mode) };
    case 'estimated':
      return state.work === 'nothing' ? { ...state, data: { ...state.data, orderSummary: event.orderSummary } } : state;
    case 'stopped':
      return { ...state, work: 'nothing' };
    default:
      return event satisfies never;
  }
}
