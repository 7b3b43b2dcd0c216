import { promoKey } from '@settee/domain';
import { useReducer } from 'react';
import { useOnEvent } from '../events.ts';
import type { PortResult, RequestFailure } from '../errors/request-failure.ts';
import { initialInlineFormState, inlineFormReducer } from './inline-form-reducer.ts';
import type { ServiceMessages } from './service-messages.ts';
import type { PromoChange, ServicePorts } from './service-ports.ts';
import { useOneCall } from '../pending-entries.ts';
import { useFieldErrorEvents } from '../useFieldErrorEvents.ts';

export interface PromoOptions {
  ports: Required<Pick<ServicePorts, 'applyPromo' | 'removePromo'>>;
  labels: ServiceMessages;
  say: (sentence: string) => void;
  /** Gets calls that broke, for the log. */
  onProblem: (problem: RequestFailure) => void;
}

/** The backend's own reason, the promotion's before the cart's. CART-21 */
function getReason(result: PortResult<PromoChange>, otherwise: string): string | null {
  if (!result.ok) return otherwise;
  if (result.value.isSuccess) return null;
  return result.value.promoErrorMessage || result.value.cartErrorMessage || otherwise;
}

/** Applies and removes a promotion code. CART-21, CART-22 */
export function usePromo({ ports, labels, say, onProblem }: PromoOptions) {
  const onEvent = useOnEvent();
  const [state, send] = useReducer(inlineFormReducer, initialInlineFormState);
  const isWrong = state.status === 'open' && state.message !== null;
  useFieldErrorEvents('promo', { promoCode: isWrong ? (promoKey(state.entry) === '' ? 'missing' : 'rejected') : null });

  const run = async (call: Promise<PortResult<PromoChange>>, otherwise: string): Promise<boolean> => {
    send({ type: 'sent' });
    const result = await call;
    if (!result.ok) onProblem(result.error);
    const message = getReason(result, otherwise);
    send(message === null ? { type: 'closed' } : { type: 'rejected', message });
    // Without a field, a live message shows it.
    if (message !== null && state.status === 'open') say(message);
    return message === null;
  };

  const oneCall = useOneCall<boolean>();
  /** Returns whether the code was applied. */
  const apply = async () => {
    if (state.status !== 'open') return false;
    const code = promoKey(state.entry);
    if (code === '') {
      say(labels.promoMissing);
      send({ type: 'rejected', message: labels.promoMissing });
      return false;
    }
    if (!(await run(ports.applyPromo(code), labels.promoFailed))) return false;
    say(labels.promoApplied(code));
    onEvent({ type: 'cart.promoApplied' });
    return true;
  };

  const remove = async (code: string) => {
    if (state.status === 'sending') return;
    if (!(await run(ports.removePromo(), labels.promoRemoveFailed))) return;
    say(labels.promoRemoved(code));
    onEvent({ type: 'cart.promoRemoved' });
  };

  return {
    state,
    open: () => send({ type: 'opened' }),
    close: () => send({ type: 'closed' }),
    type: (entry: string) => send({ type: 'changed', entry }),
    apply: () => oneCall(apply),
    remove,
  };
}

export type PromoControl = ReturnType<typeof usePromo>;
