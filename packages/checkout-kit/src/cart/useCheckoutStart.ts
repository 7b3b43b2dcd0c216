import {
  type CheckoutStart,
  type CheckoutStartOutcome,
  continueAfterPopup,
  continueCheckoutStart,
  resolveCheckoutStart,
  type OversizedItem,
} from '@settee/domain';
import { useState } from 'react';
import type { CartValidationControl } from '../errors/useCartValidation.ts';
import type { Problems } from '../errors/useProblems.ts';
import type { PopupContent } from '../payment/HelpPopup/HelpPopup.tsx';
import type { CartPorts } from './useCart.ts';

/** State of the checkout start. CART-11, CHK-02 to CHK-08 */
export type StartState =
  | { status: 'idle' }
  | { status: 'starting' }
  | { status: 'login' }
  | { status: 'oversized'; response: CheckoutStart; items: readonly OversizedItem[] }
  /** Popup that the start response requires, shown before the checkout continues. CHK-04 */
  | { status: 'popup'; response: CheckoutStart; content: PopupContent }
  /** `null` when the call failed. */
  | { status: 'messageShown'; message: string | null };

export interface StartOptions {
  ports: Pick<CartPorts, 'startCheckout' | 'goTo' | 'loadPopup' | 'log'>;
  problems: Pick<Problems, 'report'>;
  validation: Pick<CartValidationControl, 'validate'>;
  /** For the log. ERR-16 */
  basketId: string;
  onStarted?: () => void;
}

/** Headless 'Checkout Now': requests the checkout start and follows the response. */
export function useCheckoutStart({ ports, problems, validation, basketId, onStarted }: StartOptions) {
  const [state, setState] = useState<StartState>({ status: 'idle' });

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
    onStarted?.();
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

  return { state, start, continueStart, close: () => setState({ status: 'idle' }) };
}

export type CheckoutStartControl = ReturnType<typeof useCheckoutStart>;
