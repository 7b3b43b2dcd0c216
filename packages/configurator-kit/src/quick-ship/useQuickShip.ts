import type { Sku } from '@settee/domain';
import { useEffect, useRef } from 'react';
import { useLatestReducer } from '../useLatestReducer.ts';
import { initialQuickShipState, quickShipReducer, type QuickShipState } from './reducer.ts';
import type { QuickShipPorts } from './ports.ts';
import { skeletonMessageMs } from './timings.ts';

export interface QuickShipControl {
  state: QuickShipState;
  click(): void;
  retry(): void;
  /** The shopper's postal code is another one. QSHIP-04 */
  changeZip(): void;
  close(): void;
}

/** State of the quick-ship sidebar; each opening sends a new request. QSHIP-03, QSHIP-04, QSHIP-06 */
export function useQuickShip(sku: Sku, ports: QuickShipPorts): QuickShipControl {
  const [state, send, latest] = useLatestReducer(quickShipReducer, initialQuickShipState);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const load = async (requestId: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => send({ type: 'timedOut', requestId }), skeletonMessageMs);
    const result = await ports.load(sku);
    if (latest.current.requestId === requestId) clearTimeout(timer.current);
    if (result.ok) return send({ type: 'loaded', requestId, response: result.value });
    ports.log('Error loading what is available soonest:', result.error);
    send({ type: 'failed', requestId });
  };
  const begin = (type: 'clicked' | 'retried' | 'zipChanged') => {
    const before = latest.current.requestId;
    send({ type });
    if (latest.current.requestId !== before) void load(latest.current.requestId);
  };

  return {
    state,
    click: () => begin('clicked'),
    retry: () => begin('retried'),
    changeZip: () => begin('zipChanged'),
    close: () => send({ type: 'closed' }),
  };
}
