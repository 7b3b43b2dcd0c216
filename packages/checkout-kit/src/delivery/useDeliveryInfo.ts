import type { DeliveryInfo } from '@settee/domain';
import { useEffect, useEffectEvent, useState } from 'react';
import type { PortResult, RequestFailure } from '../errors/request-failure.ts';

/** Loading state of the delivery information. */
export type DeliveryInfoState = { status: 'loading' } | { status: 'failed' } | { status: 'shown'; info: DeliveryInfo };

export interface DeliveryInfoOptions {
  getDeliveryInfo: () => Promise<PortResult<DeliveryInfo>>;
  onProblem?: (problem: RequestFailure) => void;
}

/** Loads the delivery information once, and again on retry. DELIV-06 */
export function useDeliveryInfo({ getDeliveryInfo, onProblem }: DeliveryInfoOptions) {
  const [state, setState] = useState<DeliveryInfoState>({ status: 'loading' });

  const [turn, setTurn] = useState(0);

  const fetchDeliveryInfo = useEffectEvent(() => getDeliveryInfo());
  const take = useEffectEvent((result: PortResult<DeliveryInfo>) => {
    if (!result.ok) onProblem?.(result.error);
    setState(result.ok ? { status: 'shown', info: result.value } : { status: 'failed' });
  });
  // The charge depends on the cart and the destination, so it is requested on every open.
  useEffect(() => {
    let isStale = false;
    void fetchDeliveryInfo().then((result) => {
      if (!isStale) take(result);
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
