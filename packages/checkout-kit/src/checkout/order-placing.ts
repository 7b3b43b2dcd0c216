import {
  checkoutRoutes,
  ok,
  type PlaceOrderCode,
  type PlaceOrderResponse,
  resolvePlaceOrder,
  stepIndex,
  stepOfRoute,
} from '@settee/domain';
import type { OnEvent } from '../events.ts';
import type { PortResult } from '../errors/request-failure.ts';
import type { ProblemPorts, Problems } from '../errors/useProblems.ts';
import type { PaymentStepPorts, ReviewStepPorts, StepPorts } from './ports.ts';
import type { CheckoutEvent, CheckoutFlowState } from './reducer.ts';

interface OrderPlacing {
  state: Pick<CheckoutFlowState, 'data' | 'work'>;
  ports: ReviewStepPorts &
    Pick<PaymentStepPorts, 'wallets'> &
    Pick<StepPorts, 'scrollToTop'> &
    Pick<ProblemPorts, 'goTo'>;
  problems: Problems;
  send: (event: CheckoutEvent) => void;
  moves: {
    /** Verifies the promo code and validates the cart. CHK-09, CHK-13 to CHK-17 */
    mayGoOn: () => Promise<boolean>;
    forgetInterrupted: () => void;
  };
  refresh: () => Promise<boolean>;
  /** Loads the checkout for the page that opens next; this page still shows the last one. */
  refreshHost: () => Promise<boolean>;
  onEvent: OnEvent;
  onPlaced: () => void;
}

/** Returns the functions that place the order and handle the response. ORDER-01 to ORDER-03 */
export function createOrderPlacing(options: OrderPlacing) {
  const { state, ports, problems, send, moves, onEvent } = options;
  const handle = (result: PortResult<PlaceOrderResponse>) => handlePlaceOrder(options, result);

  /** Runs `run` unless something is being saved or placed. */
  const sendOrder = (run: () => Promise<void>) =>
    problems.run(async () => {
      if (state.work !== 'nothing') return;
      moves.forgetInterrupted();
      await run();
    });

  const placeOrder = async () => {
    send({ type: 'placeOrderStart' });
    if (!(await moves.mayGoOn())) return;
    // The values that the shopper reviewed; the server rejects them if the order has changed.
    const { orderSummary, reviewFingerprint } = state.data;
    const { total } = orderSummary;
    await handle(await ports.placeOrder({ adata: ports.adata(), total, reviewFingerprint }));
  };

  /** Places the order with Apple Pay, which shows the total again. ORDER-02, ORDER-03 */
  const placeApplePayOrder = async (isFromPayment: boolean) => {
    const { wallets } = ports;
    if (!wallets) return;
    onEvent({ type: 'checkout.walletStarted', kind: 'applePay' });
    send({ type: 'placeOrderStart' });
    // The sheet opens only within the click, so the cart is checked while it is open.
    const mayPlace = moves.mayGoOn();
    const { orderSummary, reviewFingerprint, basketId, paymentData } = state.data;
    const { total } = orderSummary;
    const amount = paymentData.payPalData.payPalSetupData?.amount ?? total;
    const request = { adata: ports.adata(), total, reviewFingerprint };
    const result = await wallets.placeApplePayOrder(request, { basketId, amount, isFromPayment, mayPlace });
    if (!(await mayPlace)) return;
    reportApplePay(onEvent, result);
    if (!result.ok) return handle(result);
    return result.value === null ? send({ type: 'stopped' }) : handle(ok(result.value));
  };

  /** Completes the order after the shopper has confirmed its payment at the bank. */
  const finishPayment = async (paymentId: string) => {
    if (!ports.finishPayment) return;
    send({ type: 'placeOrderStart' });
    await handle(await ports.finishPayment(paymentId));
  };

  return {
    placeOrder: () => sendOrder(placeOrder),
    placeApplePayOrder: (isFromPayment: boolean) => sendOrder(() => placeApplePayOrder(isFromPayment)),
    finishPayment: (paymentId: string) => sendOrder(() => finishPayment(paymentId)),
  };
}

/** Emits the result of Apple Pay's sheet; the one of an order that was not placed is another event. */
function reportApplePay(onEvent: OnEvent, result: PortResult<PlaceOrderResponse | null>): void {
  const kind = 'applePay';
  if (!result.ok) return onEvent({ type: 'checkout.walletFailed', kind, reason: result.error.message });
  if (result.value === null) return onEvent({ type: 'checkout.walletFailed', kind, reason: 'canceled' });
  if (resolvePlaceOrder(result.value).next === 'placed') onEvent({ type: 'checkout.walletApplied', kind });
}

const actionRequired: PlaceOrderCode = 'ActionRequired';

/** Opens the page of the response, or reports why the order was not placed. */
async function handlePlaceOrder(
  { ports, problems, send, refresh, refreshHost, onEvent, onPlaced }: OrderPlacing,
  result: PortResult<PlaceOrderResponse>,
) {
  if (!result.ok) {
    send({ type: 'placeOrderFailure' });
    return problems.report(result.error);
  }
  const outcome = resolvePlaceOrder(result.value);
  if (outcome.next !== 'placed' && result.value.message !== actionRequired)
    onEvent({ type: 'checkout.placeOrderFailed', reason: result.value.message });
  switch (outcome.next) {
    case 'placed':
      ports.clearTaxExempt();
      onPlaced();
      // Back must not show the review of a placed order.
      return ports.goTo(outcome.url, { replace: true });
    case 'reset-promo':
      send({ type: 'placeOrderFailureInvalidPromoCode' });
      ports.scrollToTop();
      await refresh();
      return;
    case 'review-again':
      if (!(await refresh())) return;
      send({ type: 'placeOrderFailureReviewChanged' });
      return ports.scrollToTop();
    case 'payment-unfinished':
      if (!(await refresh())) return;
      send({ type: 'placeOrderFailurePaymentUnfinished' });
      return ports.scrollToTop();
    case 'tax-unavailable':
      send({ type: 'placeOrderFailureTaxUnavailable' });
      return ports.scrollToTop();
    case 'route':
      send({ type: 'placeOrderFailure' });
      // Once the review shows a checkout that has not reached it, its host opens the furthest step instead. ORDER-08
      if (stepOfRoute(outcome.route) === stepIndex.review) await refresh();
      else if (outcome.route !== checkoutRoutes.cart) await refreshHost();
      return ports.goTo(outcome.route);
    case 'leave':
      send({ type: 'placeOrderFailure' });
      return ports.leaveTo(outcome.url);
    default:
      return outcome satisfies never;
  }
}
