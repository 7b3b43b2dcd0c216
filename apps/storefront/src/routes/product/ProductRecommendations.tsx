import type { RecentlyViewedUpdate, SiteCulture } from '@settee/domain';
import type { RecommendationContext } from '../../data/useRecommendationContext.ts';
import { useTrackRecentlyViewed } from '../../data/useTrackRecentlyViewed.ts';
import { AlsoViewed } from './AlsoViewed.tsx';
import { RecentlyViewed } from './RecentlyViewed.tsx';

export interface ProductFootProps {
  view: RecentlyViewedUpdate;
  place: RecommendationContext;
  siteCulture: SiteCulture;
}

/**
 * Also-viewed and recently viewed products; a shopper who scrolls here is recorded as a viewer of the product.
 * CMPR-03
 */
export function ProductRecommendations({ view, place, siteCulture }: ProductFootProps) {
  useTrackRecentlyViewed(place, view);
  return (
    <>
      <AlsoViewed sku={view.familyId} place={place} />
      <RecentlyViewed sku={view.familyId} place={place} siteCulture={siteCulture} />
    </>
  );
}
