import type { DeliveryInfo } from '@settee/domain';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Answer, CallProblem } from '../problems/call-problem.ts';

/** Where the delivery information stands. */
export type DeliveryInfoState = { at: 'loading' } | { at: 'failed' } | { at: 'shown'; info: DeliveryInfo };

export interface DeliveryInfoOptions {
  getDeliveryInfo: () => Promise<Answer<DeliveryInfo>>;
  onProblem?: (problem: CallProblem) => void;
}

/** Loads the delivery information once, and again when it is asked to. DELIV-06 */
export function useDeliveryInfo({ getDeliveryInfo, onProblem }: DeliveryInfoOptions) {
  const [state, setState] = useState<DeliveryInfoState>({ at: 'loading' });

  const [turn, setTurn] = useState(0);

  const ask = useEffectEvent(() => getDeliveryInfo());
  const take = useEffectEvent((answer: Answer<DeliveryInfo>) => {
    if (!answer.ok) onProblem?.(answer.problem);
    setState(answer.ok ? { at: 'shown', info: answer.value } : { at: 'failed' });
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
    setState({ at: 'loading' });
    setTurn(turn + 1);
  };
  return { state, retry };
}
