import { type CarouselItem, type CartRecommendations, feedSource, type FeedZone, type Sku } from '@settee/domain';
import { useEffect, useRef, useState } from 'react';
import { type FeedReach, loadFeed, loadForCart } from './feed.ts';
import type { RecommendationContext } from './useRecommendationContext.ts';

function getBoundingRadius({ client, page, pathname }: RecommendationContext, crossSellUrl: string): FeedReach | null {
  const { crossSellUrl: configured, origin, nonce } = page;
  const source = feedSource({ crossSellUrl, configured, origin, pathname });
  return source && { client, source, origin, nonce };
}

/** Loads once per key and then stays, so that nothing moves under the finger. A failure is logged and leaves `nothing`; `null` while it is on the way. XSELL-09 */
function useOnce<Value>(
  key: string | null,
  load: () => Promise<Value>,
  nothing: Value,
  { log }: RecommendationContext,
) {
  const [came, setCame] = useState<{ key: string; value: Value } | null>(null);
  const latest = useRef({ load, nothing, log });
  useEffect(() => {
    latest.current = { load, nothing, log };
  });
  useEffect(() => {
    if (key === null) return;
    let isWanted = true;
    const now = latest.current;
    const save = (value: Value) => {
      if (isWanted) setCame({ key, value });
    };
    now.load().then(save, (error: unknown) => {
      now.log(`Recommendations are missing: ${error instanceof Error ? error.message : String(error)}`, 'warn');
      save(now.nothing);
    });
    return () => {
      isWanted = false;
    };
  }, [key]);
  if (key === null) return nothing;
  return came?.key === key ? came.value : null;
}

const noItems: readonly CarouselItem[] = [];
const emptyCart: CartRecommendations = { youMayAlsoWant: [], peopleAlsoBought: [] };

/**
 * Loads the recommendations for an item: `null` while loading, empty if none. `crossSellUrl` is returned by add
 * to cart. XSELL-11
 */
export function useFeed(context: RecommendationContext, zone: FeedZone, item: Sku | null, crossSellUrl = '') {
  const reach = getBoundingRadius(context, crossSellUrl);
  const key = reach && item !== null ? JSON.stringify([zone, item, reach.source]) : null;
  const load = async () => (reach && item !== null ? loadFeed(reach, zone, item) : noItems);
  return useOnce(key, load, noItems, context);
}

/** Loads the recommendations for a cart. XSELL-12 */
export function useCartFeed(context: RecommendationContext, skus: readonly Sku[]) {
  const reach = getBoundingRadius(context, '');
  const key = reach && JSON.stringify([skus, reach.source]);
  const load = async () => (reach && (await loadForCart(reach, skus))) ?? emptyCart;
  return useOnce(key, load, emptyCart, context);
}
