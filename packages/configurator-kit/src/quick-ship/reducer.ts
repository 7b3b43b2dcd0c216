import { type QuickShip, quickShipGroups } from '@settee/domain';

/** State of the sidebar; `requestId` discards stale responses. */
export type QuickShipState =
  | { status: 'closed'; requestId: number }
  | { status: 'loading'; requestId: number }
  | { status: 'shown'; requestId: number; response: QuickShip }
  /** Nothing to show: no stock, a failed request or a timeout. QSHIP-03, QSHIP-06, QSHIP-09 */
  | { status: 'none'; requestId: number; reason: 'stock'; response: QuickShip }
  | { status: 'none'; requestId: number; reason: 'failed' | 'timeout' };

export type QuickShipEvent =
  | { type: 'clicked' | 'retried' | 'zipChanged' | 'closed' }
  | { type: 'loaded'; requestId: number; response: QuickShip }
  | { type: 'failed' | 'timedOut'; requestId: number };

export const initialQuickShipState: QuickShipState = { status: 'closed', requestId: 0 };

/** Reducer of the quick-ship sidebar, from click to items. QSHIP-01 to QSHIP-04, QSHIP-09 */
export function quickShipReducer(state: QuickShipState, event: QuickShipEvent): QuickShipState {
  const { status, requestId } = state;
  const next: QuickShipState = { status: 'loading', requestId: requestId + 1 };
  switch (event.type) {
    case 'clicked':
      return status === 'closed' ? next : state;
    case 'retried':
      return status === 'none' ? next : state;
    case 'zipChanged':
      return requestId === 0 ? state : next;
    case 'closed':
      return status === 'closed' ? state : { status: 'closed', requestId };
    case 'timedOut':
      return status === 'loading' && event.requestId === requestId
        ? { status: 'none', requestId, reason: 'timeout' }
        : state;
    case 'failed':
      return isAwaited(state, event) ? { status: 'none', requestId, reason: 'failed' } : state;
    case 'loaded': {
      if (!isAwaited(state, event)) return state;
      const { response } = event;
      const hasItems = quickShipGroups(response).length > 0;
      return hasItems
        ? { status: 'shown', requestId, response }
        : { status: 'none', requestId, reason: 'stock', response };
    }
    default:
      return event satisfies never;
  }
}

/** Accepts a response to the current request even after the timeout. */
function isAwaited(state: QuickShipState, { requestId }: { requestId: number }): boolean {
  const isOpen = state.status === 'loading' || (state.status === 'none' && state.reason === 'timeout');
  return isOpen && state.requestId === requestId;
}
