import { RecommendationCarousel } from '@settee/checkout-kit';
import type { Sku } from '@settee/domain';
import { useFeed } from '../../data/recommendations.ts';
import type { RecommendationContext } from '../../data/useRecommendationContext.ts';
import * as css from './AlsoViewed.css.ts';

/** Carousel of products other shoppers viewed, at the bottom of a product page. XSELL-01 */
export function AlsoViewed({ sku, place }: { sku: Sku; place: RecommendationContext }) {
  const items = useFeed(place, 'people_also_viewed', sku);
  return <RecommendationCarousel kind="alsoViewed" items={items} placeholders className={css.root} />;
}
