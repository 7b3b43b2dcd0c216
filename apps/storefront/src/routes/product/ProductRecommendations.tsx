import { useRecommendationContext } from '../../data/useRecommendationContext.ts';
import { useTrackRecentlyViewed } from '../../data/useTrackRecentlyViewed.ts';
import { useSite } from '../../data/site.ts';
import { AlsoViewed } from './AlsoViewed.tsx';
import { RecentlyViewed } from './RecentlyViewed.tsx';
import { useConfiguredProduct } from './useConfiguredProduct.ts';

/**
 * Also-viewed and recently viewed products; a shopper who scrolls here is recorded as a viewer of the product.
 * CMPR-03
 */
export function ProductRecommendations() {
  const { siteCulture } = useSite();
  const { view } = useConfiguredProduct();
  const place = useRecommendationContext();
  useTrackRecentlyViewed(place, view);
  return (
    <>
      <AlsoViewed sku={view.familyId} place={place} />
      <RecentlyViewed sku={view.familyId} place={place} siteCulture={siteCulture} />
    </>
  );
}
