import { updateRecentlyViewed } from '@settee/contract';
import type { RecentlyViewedUpdate } from '@settee/domain';
import { useEffect, useRef } from 'react';
import type { RecommendationContext } from './useRecommendationContext.ts';

/** Debounce delay before a view is recorded, in ms. */
const trackDelayMs = 750;

/** Records a product with its configuration as recently viewed; an error is logged. CMPR-02, CMPR-03 */
export function useTrackRecentlyViewed({ client, log }: RecommendationContext, view: RecentlyViewedUpdate): void {
  const latest = useRef({ client, log, view });
  useEffect(() => {
    latest.current = { client, log, view };
  });
  const { sku, optionChoiceParameter } = view;
  useEffect(() => {
    const note = () => {
      const now = latest.current;
      now.client
        .call(updateRecentlyViewed, now.view)
        .catch((error: unknown) => now.log(`A view was not remembered: ${String(error)}`, 'warn'));
    };
    const timer = setTimeout(note, trackDelayMs);
    return () => clearTimeout(timer);
  }, [sku, optionChoiceParameter]);
}
