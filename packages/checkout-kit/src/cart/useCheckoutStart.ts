import {
  type Cart,
  type CheckoutStart,
  type CheckoutStartOutcome,
  continueAfterPopup,
  continueCheckoutStart,
  resolveCheckoutStart,
  type OversizedItem,
  type Site,
} from '@settee/domain';
import { useState } from 'react';
import { type CartValidationControl, useCartValidation, type ValidationPorts } from '../errors/useCartValidation.ts';
import type { Problems } from '../errors/useProblems.ts';
import { toEventMoney, useOnEvent } from '../events.ts';
import type { PopupContent } from '../payment/HelpPopup/HelpPopup.tsx';
import { useSiteFormat } from '../use-price-format.ts';
import { useWords } from '../use-words.ts';
import { cartMessages, type CartMessages } from './messages.ts';
import type { CartPorts } from './useCart.ts';

/** State of the checkout start. CART-11, CHK-02 to CHK-08 */
export type CheckoutStartState =
  | { status: 'idle' }
  | { status: 'starting' }
  /** A guest continues as one or signs in. CHK-02 */
  | { status: 'login' }
  /** Items that may not fit in the vehicle of the shopper, shown before the checkout continues. CHK-06 */
  | { status: 'oversized'; response: CheckoutStart; items: readonly OversizedItem[] }
  /** Popup that the start response requires, shown before the checkout continues. CHK-04 */
  | { status: 'popup'; response: CheckoutStart; content: PopupContent }
  /** The reason of the backend; `null` when the call failed. CHK-08 */
  | { status: 'messageShown'; message: string | null };

/** The ports of a cart that a checkout start uses. */
export type CheckoutStartPorts = Pick<CartPorts, 'startCheckout' | 'goTo' | 'loadPopup' | 'log' | 'reload'> &
  ValidationPorts;

export interface CheckoutStartOptions {
  /** `null` while it loads. Its amounts are in cents; `basketId` is for the log. ERR-16 */
  cart: Cart | null;
  /** Its currency is part of the event `cart.checkoutStarted`; that of `SiteProvider` without it. */
  site?: Pick<Site, 'currency'>;
  ports: CheckoutStartPorts;
  /** From `useProblems`; opens its popup when the session has ended. ERR-13 */
  problems: Pick<Problems, 'report' | 'run'>;
  messages?: Partial<CartMessages>;
}

/**
 * Headless 'Checkout Now': requests the checkout start and follows the response to the first page of the checkout, by
 * `goTo`. `CheckoutStartOverlays` shows what is in between; `error` is the text to show next to the button when the
 * checkout cannot start, otherwise undefined. Reports `cart.checkoutStarted`; requires a `CheckoutEventsProvider`.
 */
export function useCheckoutStart(options: CheckoutStartOptions) {
  const { ports, problems } = options;
  const validation = useCartValidation({
    ports,
    problems,
    page: 'cart',
    onReloadCart: () => void ports.reload(),
    onGoOn: () => void start.start(),
  });
  const start = useStart({ ...options, site: useSiteFormat(options.site) }, validation);
  return { ...start, validation };
}

function useStart(
  { cart, site, ports, problems, messages }: CheckoutStartOptions & { site: Pick<Site, 'currency'> },
  validation: Pick<CartValidationControl, 'validate'>,
) {
  const [state, setState] = useState<CheckoutStartState>({ status: 'idle' });
  const labels = useWords('cart', cartMessages, messages);
  const onEvent = useOnEvent();
  const basketId = cart?.basketId ?? '';

  /** A notice that cannot be loaded does not hold up the checkout. */
  const showPopup = async (url: string, response: CheckoutStart): Promise<void> => {
    const content = await ports.loadPopup?.(url);
    if (content?.ok) return setState({ status: 'popup', response, content: content.value });
    if (content) ports.log({ ...content.error, basketId });
    return follow(continueAfterPopup(response), response);
  };

  const follow = async (outcome: CheckoutStartOutcome, response: CheckoutStart): Promise<void> => {
    switch (outcome.next) {
      case 'prompt':
        await validation.validate();
        return setState({ status: 'idle' });
      case 'message':
        return setState({ status: 'messageShown', message: outcome.message });
      case 'oversized-items':
        return setState({ status: 'oversized', response, items: outcome.items });
      case 'popup':
        return showPopup(outcome.url, response);
      case 'login-flyout':
        return setState({ status: 'login' });
      case 'redirect':
        return ports.goTo(outcome.url);
      default:
        return outcome satisfies never;
    }
  };

  const start = async () => {
    if (state.status === 'starting') return;
    setState({ status: 'starting' });
    if (cart) onEvent({ type: 'cart.checkoutStarted', ...toEventMoney(cart, site) });
    const result = await ports.startCheckout();
    if (result.ok) return follow(resolveCheckoutStart(result.value), result.value);
    if (result.error.message === 'IsReset') problems.report(result.error);
    else ports.log({ ...result.error, basketId });
    setState({ status: 'messageShown', message: null });
  };

  const continueStart = () => {
    if (state.status === 'oversized') void follow(continueCheckoutStart(state.response), state.response);
    if (state.status === 'popup') void follow(continueAfterPopup(state.response), state.response);
  };

  const error = state.status === 'messageShown' ? (state.message ?? labels.startFailed) : undefined;
  return { state, error, start, continueStart, close: () => setState({ status: 'idle' }) };
}

export type CheckoutStartControl = ReturnType<typeof useCheckoutStart>;
