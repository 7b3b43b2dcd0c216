import type { DeliveryInfo } from '@settee/domain';
import { useEffect, useRef, useState } from 'react';
import type { PortResult, RequestFailure } from '../errors/request-failure.ts';

/** Loading state of the delivery information. */
export type DeliveryInfoState = { status: 'loading' } | { status: 'failed' } | { status: 'shown'; info: DeliveryInfo };

export interface DeliveryInfoOptions {
  /** Loads the delivery facts of a product for a ZIP or postal code. It never rejects. */
  getDeliveryInfo: () => Promise<PortResult<DeliveryInfo>>;
  /** Called with a request that failed, for a log. */
  onProblem?: (problem: RequestFailure) => void;
}

/** Loads the delivery information once, and again on retry. DELIV-06 */
export function useDeliveryInfo({ getDeliveryInfo, onProblem }: DeliveryInfoOptions) {
  const [state, setState] = useState<DeliveryInfoState>({ status: 'loading' });

  const [turn, setTurn] = useState(0);

  const latest = useRef({ getDeliveryInfo, onProblem });
  useEffect(() => {
    latest.current = { getDeliveryInfo, onProblem };
  });
  // The charge depends on the cart and the destination, so it is requested on every open.
  useEffect(() => {
    let isStale = false;
    void latest.current.getDeliveryInfo().then((result) => {
      if (isStale) return;
      if (!result.ok) latest.current.onProblem?.(result.error);
      setState(result.ok ? { status: 'shown', info: result.value } : { status: 'failed' });
    });
    return () => {
      isStale = true;
    };
  }, [turn]);
  const retry = () => {
    setState({ status: 'loading' });
    setTurn(turn + 1);
  };
  return { state, retry };
}
