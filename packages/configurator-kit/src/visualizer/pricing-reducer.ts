import type { SkuPricing } from '@settee/domain';
import type { WantedSku } from './ports.ts';

/** SKUs to price and their delivery zip code. */
export interface Wanted {
  skus: readonly WantedSku[];
  zipCode: string;
}

/** Pricing state; `requestId` discards stale responses. */
export interface PricingState {
  status: 'empty' | 'loading' | 'ready' | 'failed';
  requestId: number;
  request: Wanted | null;
  /** Latest response; belongs to the previous request while another is pending. */
  pricing: SkuPricing | null;
}

export type InfoEvent =
  /** A piece was added or removed, a choice changed, or the zip code changed. VIZ-14, VIZ-15 */
  | { type: 'requested'; request: Wanted }
  | { type: 'retried' }
  | { type: 'loaded'; requestId: number; pricing: SkuPricing }
  | { type: 'failed'; requestId: number };

export const initialPricingState: PricingState = { status: 'empty', requestId: 0, request: null, pricing: null };

const isSame = (one: Wanted | null, other: Wanted) => JSON.stringify(one) === JSON.stringify(other);

/** The prices of a room. VIZ-14 to VIZ-16 */
export function pricingReducer(state: PricingState, event: InfoEvent): PricingState {
  const { requestId } = state;
  switch (event.type) {
    case 'requested': {
      const { request } = event;
      if (isSame(state.request, request)) return state;
      const next = { ...state, request, requestId: requestId + 1 };
      return request.skus.length === 0 ? { ...next, status: 'empty', pricing: null } : { ...next, status: 'loading' };
    }
    case 'retried':
      return state.status === 'failed' ? { ...state, status: 'loading', requestId: requestId + 1 } : state;
    case 'loaded':
      return event.requestId === requestId && state.status === 'loading'
        ? { ...state, status: 'ready', pricing: event.pricing }
        : state;
    case 'failed':
      return event.requestId === requestId && state.status === 'loading'
        ? { ...state, status: 'failed', pricing: null }
        : state;
    default:
      return event satisfies never;
  }
}
