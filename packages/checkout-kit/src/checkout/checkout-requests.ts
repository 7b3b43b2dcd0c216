import type { CardVerification, CheckoutState, ReconcileMode } from '@settee/domain';
import type { Dispatch } from 'react';
import type { PortResult } from '../errors/request-failure.ts';
import type { Problems } from '../errors/useProblems.ts';
import type { CheckoutPorts } from './ports.ts';
import { type CheckoutEvent, withVerification } from './reducer.ts';

/** A request that returns the updated checkout. */
export type CheckoutRequest = () => Promise<PortResult<CheckoutState>>;

interface CheckoutRequestOptions {
  ports: Pick<CheckoutPorts, 'refresh' | 'estimateFor' | 'log'>;
  problems: Pick<Problems, 'report' | 'run'>;
  data: CheckoutState;
  send: Dispatch<CheckoutEvent>;
  refreshMode: ReconcileMode;
  onStateChange: ((state: CheckoutState) => void) | undefined;
}

/** Requests of the checkout; each passes the state that it returned on to the reducer and to the host. */
export function createCheckoutRequests(options: CheckoutRequestOptions) {
  const { ports, problems, data, send, refreshMode, onStateChange } = options;
  /** Runs a request; reports a failure and returns `null`. */
  const call = async (request: CheckoutRequest): Promise<CheckoutState | null> => {
    const result = await request();
    if (!result.ok) {
      problems.report(result.error);
      return null;
    }
    onStateChange?.(result.value);
    return result.value;
  };

  /** Loads the checkout again, and returns whether that succeeded. */
  const refresh = async (): Promise<boolean> => {
    const fresh = await call(ports.refresh);
    if (fresh) send({ type: 'refreshed', data: fresh, mode: refreshMode });
    return fresh !== null;
  };

  /** Loads the checkout again for the host alone, and returns whether that succeeded. */
  const refreshHost = async (): Promise<boolean> => (await call(ports.refresh)) !== null;

  /** Saves a part of the step, and returns whether it is saved. */
  const save = async (request: CheckoutRequest): Promise<boolean> => {
    const saved = await call(request);
    if (saved) send({ type: 'replaced', data: saved });
    return saved !== null;
  };

  /** Shows the amounts for an address of the account, or for a new one, while `isCurrent`; without them, the shown ones remain. */
  const estimateFor = async (addressId: string | null, isCurrent: () => boolean): Promise<void> => {
    const result = await ports.estimateFor?.(addressId);
    if (!result || !isCurrent()) return;
    if (result.ok) send({ type: 'estimated', orderSummary: result.value });
    else ports.log({ ...result.error, basketId: data.basketId });
  };

  return {
    call,
    refresh,
    estimateFor,
    refreshHost,
    save,
    saveOption: (request: CheckoutRequest) => problems.run(() => save(request)),
    ...createPaymentRequests(options),
  };
}

/** Requests that change the payment; while one runs, no other can start. */
function createPaymentRequests({ problems, data, send, onStateChange }: CheckoutRequestOptions) {
  /** Saves a payment and returns its result; a failure is not reported here. */
  const sendPayment = async (request: CheckoutRequest): Promise<PortResult<CheckoutState>> => {
    send({ type: 'savePaymentStart' });
    const result = await request();
    if (result.ok) {
      onStateChange?.(result.value);
      send({ type: 'savePaymentSuccess', data: result.value });
    } else {
      send({ type: 'savePaymentFailure' });
    }
    return result;
  };

  /** Verifies the code of a card, and returns whether the card can be used; the host gets the state of a usable one. */
  const verifyPayment = async (
    cardId: string,
    request: () => Promise<PortResult<CardVerification>>,
    failedText: string,
  ): Promise<boolean> => {
    send({ type: 'savePaymentStart' });
    const result = await request();
    if (!result.ok) problems.report(result.error);
    const verification = result.ok ? result.value : { isSuccess: false, errors: [failedText] };
    if (verification.isSuccess) onStateChange?.(withVerification(data, cardId, verification));
    send({ type: 'cardVerified', cardId, verification });
    return verification.isSuccess;
  };

  return { sendPayment, verifyPayment };
}

export type CheckoutRequests = ReturnType<typeof createCheckoutRequests>;
