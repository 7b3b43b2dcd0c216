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

const isLoading = (state: QuickShipState, { requestId }: { requestId: number }): boolean =>
  state.status === 'loading' && state.requestId === requestId;

/** Accepts a response to the current request even after the timeout. */
function isAwaited(state: QuickShipState, event: { requestId: number }): boolean {
  const isTimedOut = state.status === 'none' && state.reason === 'timeout' && state.requestId === event.requestId;
  return isTimedOut || isLoading(state, event);
}

function withResponse(requestId: number, response: QuickShip): QuickShipState {
  return quickShipGroups(response).length > 0
    ? { status: 'shown', requestId, response }
    : { status: 'none', requestId, reason: 'stock', response };
}

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
      return isLoading(state, event) ? { status: 'none', requestId, reason: 'timeout' } : state;
    case 'failed':
      return isAwaited(state, event) ? { status: 'none', requestId, reason: 'failed' } : state;
    case 'loaded':
      return isAwaited(state, event) ? withResponse(requestId, event.response) : state;
    default:
      return event satisfies never;
  }
}
