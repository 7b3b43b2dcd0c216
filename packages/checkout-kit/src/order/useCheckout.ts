import {
  type Address,
  type CardRules,
  type CheckoutState,
  type CheckoutStep,
  checkoutRoutes,
  defaultCardRules,
  resolvePlaceOrder,
  resolvePromoVerification,
  needsPromoVerification,
  previousStep,
  routeOfStep,
  type ShippingAndGiftOptionsRequest,
  type Site,
} from '@settee/domain';
import { useReducer, useRef } from 'react';
import type { DeliveryMessages } from '../delivery/messages.ts';
import { useOnEvent } from '../events.ts';
import type { FinancingMessages } from '../payment/financing-messages.ts';
import type { PaymentMessages } from '../payment/messages.ts';
import type { TwoCardsMessages } from '../payment/two-cards-messages.ts';
import type { PortResult } from '../errors/request-failure.ts';
import type { ProblemMessages } from '../errors/messages.ts';
import { useCartValidation } from '../errors/useCartValidation.ts';
import { useProblems } from '../errors/useProblems.ts';
import type { TenderMessages } from '../tenders/messages.ts';
import type { DraftName } from './draft-ports.ts';
import { checkoutReducer, initCheckout } from './reducer.ts';
import { orderMessages, type OrderMessages } from './messages.ts';
import type { CheckoutPorts } from './ports.ts';

export interface CheckoutMessages extends OrderMessages {
  deliveryForm: Partial<DeliveryMessages>;
  paymentForm: Partial<PaymentMessages>;
  problems: Partial<ProblemMessages>;
  tenders: Partial<TenderMessages>;
  twoCards: Partial<TwoCardsMessages>;
  financing: Partial<FinancingMessages>;
}

export interface CheckoutOptions {
  site: Site;
  /** Checkout as loaded; later states are returned by requests. */
  initial: CheckoutState;
  /** The step that the page's address names. ROUTE-09 */
  step: CheckoutStep;
  isChromeOnIos?: boolean;
  cardRules?: CardRules;
  ports: CheckoutPorts;
  /** Gets every fresh state, for a cache. */
  onStateChange?: (state: CheckoutState) => void;
  messages?: Partial<CheckoutMessages>;
}

type Move = () => Promise<PortResult<CheckoutState>>;

/** Drafts that are dropped once the step is saved. */
const draftsOf: Readonly<Record<CheckoutStep, readonly DraftName[]>> = {
  1: ['shipping'],
  2: ['giftOptions'],
  3: ['payment', 'billing', 'promo'],
  4: [],
  5: [],
};
const allDrafts = Object.values(draftsOf).flat();

/** Headless checkout: state and actions for the four steps. CHK-09 to CHK-20 */
export function useCheckout(options: CheckoutOptions) {
  const { site, initial, step, ports, messages, isChromeOnIos = false } = options;
  const onEvent = useOnEvent();
  const [state, send] = useReducer(checkoutReducer, { data: initial, step }, initCheckout);
  const { data } = state;
  const interrupted = useRef<[CheckoutStep, Move] | null>(null);
  const isSignedIn = data.accountInfo.isLoggedIn;
  const stop = () => send({ type: 'stopped' });
  const problems = useProblems({ ports, basketId: data.basketId, onStopLoading: stop });
  const refresh = async () => {
    const result = await ports.refresh();
    if (!result.ok) {
      problems.report(result.error);
      return false;
    }
    send({ type: 'refreshed', data: result.value });
    options.onStateChange?.(result.value);
    return true;
  };
  const validation = useCartValidation({
    ports,
    problems,
    place: 'checkout',
    onRefreshCheckout: () => void problems.run(refresh),
    onToCart: () => ports.goTo(checkoutRoutes.cart),
    onGoOn: () => void problems.run(goOn),
  });

  /** Promo verification, then cart validation. CHK-09, CHK-13 to CHK-17 */
  const mayGoOn = async (): Promise<boolean> => {
    if (needsPromoVerification(data.promoCode) && ports.verifyPromoCode) {
      const verified = await ports.verifyPromoCode(data.promoCode);
      if (!verified.ok) {
        problems.report(verified.error);
        return false;
      }
      if (resolvePromoVerification(verified.value).next === 'reset-promo') {
        send({ type: 'promoReset' });
        ports.scrollToTop();
        await refresh();
        return false;
      }
    }
    const isValid = await validation.validate();
    if (!isValid) stop();
    return isValid;
  };

  /** Runs a request that returns the updated state; reports a failure and returns `null`. */
  const call = async (move: Move): Promise<CheckoutState | null> => {
    const result = await move();
    if (!result.ok) {
      problems.report(result.error);
      return null;
    }
    options.onStateChange?.(result.value);
    return result.value;
  };

  /** Calls what is to be saved first, one after the other, then validates and moves. CHK-10 to CHK-12, CHK-16 */
  const goForward = async (next: CheckoutStep, move: Move, ...saves: (Move | undefined)[]): Promise<boolean> => {
    if (state.work !== 'nothing') return false;
    send({ type: 'moveStart' });
    for (const save of saves) {
      const saved = save ? await call(save) : undefined;
      if (saved === undefined) continue;
      if (saved === null) return false;
      send({ type: 'replaced', data: saved });
    }
    interrupted.current = [next, move];
    if (!(await mayGoOn())) return false;
    interrupted.current = null;
    const moved = await call(move);
    if (moved === null) return false;
    dropDrafts(draftsOf[step]);
    send({ type: 'moveNext', data: moved, step: next });
    onEvent({ type: 'checkout.stepCompleted', step });
    ports.goTo(routeOfStep(next));
    return true;
  };

  /** Resumes the interrupted move after 'Continue' in a popup. VALID-10 */
  const goOn = async () => {
    const { current } = interrupted;
    await (current ? goForward(...current) : refresh());
  };

  const dropDrafts = (names: readonly DraftName[]) => {
    for (const name of names) ports.drafts?.drop(name);
  };

  const goBack = () => {
    const previous = previousStep(step);
    if (previous !== 0) send({ type: 'movePrevious', step: previous });
    ports.goTo(routeOfStep(previous));
  };

  const saveOptions = async (request: ShippingAndGiftOptionsRequest) => {
    const saved = await call(() => ports.saveShippingAndGiftOptions(request));
    if (saved) send({ type: 'replaced', data: saved });
  };

  /** Saves a payment and returns its result; a failure is not reported here. */
  const savePayment = async (save: Move): Promise<PortResult<CheckoutState>> => {
    send({ type: 'savePaymentStart' });
    const result = await save();
    if (result.ok) {
      options.onStateChange?.(result.value);
      send({ type: 'savePaymentSuccess', data: result.value });
    } else {
      send({ type: 'savePaymentFailure' });
    }
    return result;
  };

  const placeOrder = async () => {
    if (state.work !== 'nothing') return;
    interrupted.current = null;
    send({ type: 'placeOrderStart' });
    if (!(await mayGoOn())) return;
    // Values of this render: a newer state requires another review.
    const { orderSummary, reviewFingerprint } = data;
    const { total } = orderSummary;
    const result = await ports.placeOrder({ adata: ports.adata(), total, reviewFingerprint });
    if (!result.ok) {
      send({ type: 'placeOrderFailure' });
      return problems.report(result.error);
    }
    const outcome = resolvePlaceOrder(result.value);
    switch (outcome.next) {
      case 'placed':
        ports.clearTaxExempt();
        dropDrafts(allDrafts);
        onEvent({ type: 'checkout.orderPlaced', total });
        return ports.goTo(outcome.url);
      case 'reset-promo':
        send({ type: 'placeOrderFailureInvalidPromoCode' });
        ports.scrollToTop();
        await refresh();
        return;
      case 'review-again':
        if (!(await refresh())) return;
        send({ type: 'placeOrderFailureReviewChanged' });
        return ports.scrollToTop();
      case 'route':
        send({ type: 'placeOrderFailure' });
        if (outcome.route !== checkoutRoutes.cart) await refresh();
        return ports.goTo(outcome.route);
      case 'leave':
        send({ type: 'placeOrderFailure' });
        return ports.leaveTo(outcome.url);
      default:
        return outcome satisfies never;
    }
  };

  return {
    site,
    step,
    state,
    data,
    ports,
    problems,
    validation,
    isSignedIn,
    savedAddresses: isSignedIn ? data.accountInfo.shippingAddresses : [],
    isChromeOnIos,
    cardRules: options.cardRules ?? defaultCardRules,
    labels: { ...orderMessages, ...messages },
    messages,
    onEvent,
    shippingAddress: toShippingAddress(data),
    goForward,
    goBack,
    saveOptions: (request: ShippingAndGiftOptionsRequest) => problems.run(() => saveOptions(request)),
    savePayment,
    placeOrder: () => problems.run(placeOrder),
  };
}

/** Returns the shipping address of the order: the address of the first recipient. */
export function toShippingAddress({ shippingOptions, accountInfo }: CheckoutState): Address | null {
  const addressId = shippingOptions.recipients[0]?.addressId;
  return accountInfo.shippingAddresses.find((address) => address.addressId === addressId) ?? null;
}

export type CheckoutControl = ReturnType<typeof useCheckout>;
