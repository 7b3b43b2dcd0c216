import { checkoutRoutes } from '@settee/domain';
import { useReducer, useRef } from 'react';
import type { RequestFailure } from './request-failure.ts';
import { initialErrorPopupState, errorPopupReducer } from './reducer.ts';
import { problemMessages } from './messages.ts';

/** A line of the log. ERR-16, ERR-22 */
export interface ProblemLog extends RequestFailure {
  basketId: string;
}

/** Port for failed requests, implemented by the host. */
export interface ProblemPorts {
  log(entry: ProblemLog): void;
  /** Shows a page of this site without a page load where it can. */
  goTo(url: string, options?: { replace?: boolean }): void;
  reloadPage(): void;
}

export interface ProblemOptions {
  ports: ProblemPorts;
  basketId?: string;
  /** Takes the loading state back. ERR-18, ERR-23 */
  onStopLoading?: () => void;
}

export interface ReportOptions {
  isBasketEmpty?: boolean;
  isFinal?: boolean;
}

/** The generic popup handler: logs a broken call, stops loading, shows a popup. ERR-16 to ERR-20 */
export function useProblems({ ports, basketId = '', onStopLoading }: ProblemOptions) {
  const [state, send] = useReducer(errorPopupReducer, initialErrorPopupState);

  const retryOfRunning = useRef<() => Promise<unknown>>(undefined);

  /** Runs a shopper action; an error reported meanwhile offers `retry`, by default the whole action again. */
  const run = async <Value>(
    act: () => Promise<Value>,
    retry: () => Promise<unknown> = () => run(act),
  ): Promise<Value> => {
    if (retryOfRunning.current) return act();
    retryOfRunning.current = retry;
    try {
      return await act();
    } finally {
      retryOfRunning.current = undefined;
    }
  };
  /** `isFinal`: trying again would not help; default is `isBasketEmpty`. */
  const report = (problem: RequestFailure, { isBasketEmpty = false, isFinal = isBasketEmpty }: ReportOptions = {}) => {
    const message = problem.message === '' ? problemMessages.noMessage : problem.message;
    ports.log({ ...problem, message, basketId: isBasketEmpty ? '' : basketId });
    onStopLoading?.();
    const again = isFinal ? undefined : retryOfRunning.current;
    const retry = again && (() => void again());
    send({ type: 'failed', message: problem.message, isBasketEmpty, retry });
  };
  /** Leaves the shopper where they are, with everything entered. */
  const dismissError = () => send({ type: 'errorClosed' });
  const closeError = () => {
    dismissError();
    ports.goTo(checkoutRoutes.cart);
  };
  const closeSession = () => {
    send({ type: 'sessionClosed' });
    ports.reloadPage();
  };

  return { state, run, report, dismissError, closeError, closeSession };
}

export type Problems = ReturnType<typeof useProblems>;
