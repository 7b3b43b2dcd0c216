import type { SkuPricing } from '@settee/domain';
import type { WantedSku } from './ports.ts';

/** What is to be priced, and where it goes. */
export interface Wanted {
  skus: readonly WantedSku[];
  zipCode: string;
}

/** What is known of the products in a room; `question` counts what was asked, so that a late answer never overwrites a newer one. */
export interface InfoState {
  at: 'empty' | 'loading' | 'ready' | 'failed';
  question: number;
  wanted: Wanted | null;
  /** The newest answer, of an older question while another is on its way. */
  pricing: SkuPricing | null;
}

export type InfoEvent =
  /** Something was put in or taken out, another choice was made, or the zip code changed. VIZ-14, VIZ-15 */
  | { type: 'wanted'; wanted: Wanted }
  | { type: 'retried' }
  | { type: 'answered'; question: number; pricing: SkuPricing }
  | { type: 'failed'; question: number };

export const noInfo: InfoState = { at: 'empty', question: 0, wanted: null, pricing: null };

const isSame = (one: Wanted | null, other: Wanted) => JSON.stringify(one) === JSON.stringify(other);

/** The prices of a room. VIZ-14 to VIZ-16 */
export function infoFlow(state: InfoState, event: InfoEvent): InfoState {
  const { question } = state;
  switch (event.type) {
    case 'wanted': {
      const { wanted } = event;
      if (isSame(state.wanted, wanted)) return state;
      const next = { ...state, wanted, question: question + 1 };
      return wanted.skus.length === 0 ? { ...next, at: 'empty', pricing: null } : { ...next, at: 'loading' };
    }
    case 'retried':
      return state.at === 'failed' ? { ...state, at: 'loading', question: question + 1 } : state;
    case 'answered':
      return event.question === question && state.at === 'loading'
        ? { ...state, at: 'ready', pricing: event.pricing }
        : state;
    case 'failed':
      return event.question === question && state.at === 'loading' ? { ...state, at: 'failed', pricing: null } : state;
    default:
      return event satisfies never;
  }
}
