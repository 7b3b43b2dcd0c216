import { type QuickShip, quickShipGroups } from '@settee/domain';

/** Where the sidebar stands; `attempt` counts the loads, so that an answer to an older one is known. */
export type QuickShipState =
  | { at: 'closed'; attempt: number }
  | { at: 'loading'; attempt: number }
  | { at: 'shown'; attempt: number; answer: QuickShip }
  /** Nothing to show: there is no stock, or no answer came, or not in time. QSHIP-03, QSHIP-06, QSHIP-09 */
  | { at: 'none'; attempt: number; reason: 'stock'; answer: QuickShip }
  | { at: 'none'; attempt: number; reason: 'failed' | 'late' };

export type QuickShipEvent =
  | { type: 'pressed' | 'retried' | 'zipChanged' | 'closed' }
  | { type: 'loaded'; attempt: number; answer: QuickShip }
  | { type: 'failed' | 'waited'; attempt: number };

export const quickShipClosed: QuickShipState = { at: 'closed', attempt: 0 };

/** From the press on the link to what comes soonest. QSHIP-01 to QSHIP-04, QSHIP-09 */
export function quickShipFlow(state: QuickShipState, event: QuickShipEvent): QuickShipState {
  const { at, attempt } = state;
  const next: QuickShipState = { at: 'loading', attempt: attempt + 1 };
  switch (event.type) {
    case 'pressed':
      return at === 'closed' ? next : state;
    case 'retried':
      return at === 'none' ? next : state;
    case 'zipChanged':
      return attempt === 0 ? state : next;
    case 'closed':
      return at === 'closed' ? state : { at: 'closed', attempt };
    case 'waited':
      return at === 'loading' && event.attempt === attempt ? { at: 'none', attempt, reason: 'late' } : state;
    case 'failed':
      return isAwaited(state, event) ? { at: 'none', attempt, reason: 'failed' } : state;
    case 'loaded': {
      if (!isAwaited(state, event)) return state;
      const { answer } = event;
      const hasItems = quickShipGroups(answer).length > 0;
      return hasItems ? { at: 'shown', attempt, answer } : { at: 'none', attempt, reason: 'stock', answer };
    }
    default:
      return event satisfies never;
  }
}

/** An answer that comes after the wait is still better than none. */
function isAwaited(state: QuickShipState, { attempt }: { attempt: number }): boolean {
  const isOpen = state.at === 'loading' || (state.at === 'none' && state.reason === 'late');
  return isOpen && state.attempt === attempt;
}
