import type { Configuration, ProductPage, SiteCulture } from '@settee/domain';
import { useEffect } from 'react';
import { useDebouncedItem } from '@settee/configurator-kit';
import type { FeedPlace } from '../../data/useFeedPlace.ts';
import { AlsoViewed } from './AlsoViewed.tsx';
import { noteView } from './note-view.ts';
import { RecentlyViewed } from './RecentlyViewed.tsx';

export interface ProductFootProps {
  page: ProductPage;
  configuration: Configuration;
  place: FeedPlace;
  siteCulture: SiteCulture;
}

/** What others looked at and what was looked at before; whoever comes this far has looked at the product. CMPR-03 */
export function ProductFoot({ page, configuration, place, siteCulture }: ProductFootProps) {
  const settled = useDebouncedItem(configuration);
  useEffect(() => {
    noteView(place, page, settled);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each configuration
  }, [settled]);
  return (
    <>
      <AlsoViewed sku={page.browseDto.sku} place={place} />
      <RecentlyViewed sku={page.browseDto.sku} place={place} siteCulture={siteCulture} />
    </>
  );
}
