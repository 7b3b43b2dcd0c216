import { RecommendationCarousel } from '@settee/checkout-kit';
import { ProductGrid } from '@settee/configurator-kit';
import type { ProductSummary, SiteCulture, Sku } from '@settee/domain';
import { Heading } from '@settee/ui';
import { useEffect, useRef, useState } from 'react';
import { recentlyViewed } from '../../../data/choice-layers.ts';
import { useFeed } from '../../../data/recommendations.ts';
import { useSite } from '../../../data/site.ts';
import { type RecommendationContext, useRecommendationContext } from '../../../data/useRecommendationContext.ts';
import { useTrackRecentlyViewed } from '../../../data/useTrackRecentlyViewed.ts';
import { pageMessages } from '../../../shell/page-messages.ts';
import { useWords } from '../../../shell/words.ts';
import { useConfiguredProduct } from '../ProductProvider.tsx';
import * as css from './Recommendations.css.ts';

/** Number of products per row. */
const maxShown = 4;

/**
 * Also-viewed and recently viewed products; a shopper who scrolls here is recorded as a viewer of the product.
 * CMPR-03, XSELL-01
 */
export function Recommendations() {
  const { siteCulture } = useSite();
  const { item } = useConfiguredProduct();
  const context = useRecommendationContext();
  const alsoViewed = useFeed(context, 'people_also_viewed', item.familyId);
  useTrackRecentlyViewed(context, item);
  return (
    <>
      <RecommendationCarousel kind="alsoViewed" items={alsoViewed} placeholders className={css.root} />
      <RecentlyViewed sku={item.familyId} context={context} siteCulture={siteCulture} />
    </>
  );
}

interface RecentlyViewedProps {
  /** The present product, which is left out. */
  sku: Sku;
  context: RecommendationContext;
  siteCulture: SiteCulture;
}

/** Recently viewed products at the bottom of a product page; an error is logged and hides them. CMPR-04 */
function RecentlyViewed({ sku, context, siteCulture }: RecentlyViewedProps) {
  const pageLabels = useWords('page', pageMessages);
  const [products, setProducts] = useState<readonly ProductSummary[]>([]);
  const latest = useRef(context);
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
