import {
  type CheckoutStart,
  type CheckoutStartOutcome,
  continueCheckoutStart,
  resolveCheckoutStart,
  type OversizedItem,
} from '@settee/domain';
import { useState } from 'react';
import type { CartValidationControl } from '../errors/useCartValidation.ts';
import type { Problems } from '../errors/useProblems.ts';
import type { CartPorts } from './useCart.ts';

/** State of the checkout start. CART-11, CHK-02 to CHK-08 */
export type StartState =
  | { status: 'idle' }
  | { status: 'starting' }
  | { status: 'login' }
  | { status: 'oversized'; response: CheckoutStart; items: readonly OversizedItem[] }
  /** `null` says that the start broke. */
  | { status: 'messageShown'; message: string | null };

export interface StartOptions {
  ports: Pick<CartPorts, 'startCheckout' | 'goTo' | 'openPopup' | 'log'>;
  problems: Pick<Problems, 'report'>;
  validation: Pick<CartValidationControl, 'validate'>;
  /** For the log. ERR-16 */
  basketId: string;
  onStarted?: () => void;
}

/** Headless 'Checkout Now': requests the checkout start and follows the response. */
export function useCheckoutStart({ ports, problems, validation, basketId, onStarted }: StartOptions) {
  const [state, setState] = useState<StartState>({ status: 'idle' });

  const follow = async (outcome: CheckoutStartOutcome, response: CheckoutStart) => {
    switch (outcome.next) {
      case 'prompt':
        await validation.validate();
        return setState({ status: 'idle' });
      case 'message':
        return setState({ status: 'messageShown', message: outcome.message });
      case 'oversized-items':
        return setState({ status: 'oversized', response, items: outcome.items });
      case 'popup':
        ports.openPopup?.(outcome.url);
        return setState({ status: 'idle' });
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
  };

  return { state, start, continueStart, close: () => setState({ status: 'idle' }) };
}
