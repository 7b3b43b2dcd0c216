import type { RecentlyViewedUpdate, SiteCulture } from '@settee/domain';
import type { FeedPlace } from '../../data/useFeedPlace.ts';
import { AlsoViewed } from './AlsoViewed.tsx';
import { RecentlyViewed } from './RecentlyViewed.tsx';
import { useNotedView } from '../../data/useNotedView.ts';

export interface ProductFootProps {
  view: RecentlyViewedUpdate;
  place: FeedPlace;
  siteCulture: SiteCulture;
}

/** What others looked at and what was looked at before; whoever comes this far has looked at the product. CMPR-03 */
export function ProductFoot({ view, place, siteCulture }: ProductFootProps) {
  useNotedView(place, view);
  return (
    <>
      <AlsoViewed sku={view.familyId} place={place} />
      <RecentlyViewed sku={view.familyId} place={place} siteCulture={siteCulture} />
    </>
  );
}
