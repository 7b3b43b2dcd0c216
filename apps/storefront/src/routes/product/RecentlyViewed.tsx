import { ProductGrid } from '@settee/configurator-kit';
import type { ProductSummary, SiteCulture, Sku } from '@settee/domain';
import { Heading } from '@settee/ui';
import { useEffect, useRef, useState } from 'react';
import { recentlyViewed } from '../../data/choice-layers.ts';
import type { RecommendationContext } from '../../data/useRecommendationContext.ts';
import { pageMessages } from '../../shell/page-messages.ts';
import { useWords } from '../../shell/words.ts';
import * as css from './AlsoViewed.css.ts';

/** Number of products per row. */
const maxShown = 4;

export interface RecentlyViewedProps {
  /** The present product, which is left out. */
  sku: Sku;
  place: RecommendationContext;
  siteCulture: SiteCulture;
}

/** Recently viewed products at the bottom of a product page; an error is logged and hides them. CMPR-04 */
export function RecentlyViewed({ sku, place, siteCulture }: RecentlyViewedProps) {
  const pageLabels = useWords('page', pageMessages);
  const [products, setProducts] = useState<readonly ProductSummary[]>([]);
  const latest = useRef(place);
  useEffect(() => {
    let isWanted = true;
    void recentlyViewed(latest.current).then(
      (seen) => isWanted && setProducts(seen.filter((product) => product.sku !== sku).slice(0, maxShown)),
    );
    return () => {
      isWanted = false;
    };
  }, [sku]);
  if (products.length === 0) return null;
  return (
    <section aria-labelledby="recently-viewed" className={css.root}>
      <Heading level={2} id="recently-viewed" className={css.title}>
        {pageLabels.recentlyViewed}
      </Heading>
      <ProductGrid products={products} siteCulture={siteCulture} columns={4} />
    </section>
  );
}
