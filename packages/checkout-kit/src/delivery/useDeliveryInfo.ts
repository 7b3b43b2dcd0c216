import type { DeliveryInfo } from '@settee/domain';
import { useEffect, useEffectEvent, useState } from 'react';
import type { PortResult, RequestFailure } from '../errors/request-failure.ts';

/** Where the delivery information stands. */
export type DeliveryInfoState = { status: 'loading' } | { status: 'failed' } | { status: 'shown'; info: DeliveryInfo };

export interface DeliveryInfoOptions {
  getDeliveryInfo: () => Promise<PortResult<DeliveryInfo>>;
  onProblem?: (problem: RequestFailure) => void;
}

/** Loads the delivery information once, and again when it is asked to. DELIV-06 */
export function useDeliveryInfo({ getDeliveryInfo, onProblem }: DeliveryInfoOptions) {
  const [state, setState] = useState<DeliveryInfoState>({ status: 'loading' });

  const [turn, setTurn] = useState(0);

  const ask = useEffectEvent(() => getDeliveryInfo());
  const take = useEffectEvent((answer: PortResult<DeliveryInfo>) => {
    if (!answer.ok) onProblem?.(answer.error);
    setState(answer.ok ? { status: 'shown', info: answer.value } : { status: 'failed' });
  });
  // The charge follows the cart and where it goes: it is asked for each time this opens.
  useEffect(() => {
    let isStale = false;
    void ask().then((answer) => {
      if (!isStale) take(answer);
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
