import { ReviewPhotos, Reviews, useConfigurator } from '@settee/configurator-kit';
import { defaultReviewQuery } from '@settee/domain';
import { lazyComponent } from '@settee/ui';
import { useState } from 'react';
import { useCustomerImages } from '../../../data/gallery.ts';
import { useReviewList, useReviewPorts } from '../../../data/reviews.ts';
import { useSite } from '../../../data/site.ts';
import type { OpenReviewOverlay } from '../browser-parts/ReviewOverlays.tsx';

const ReviewOverlays = lazyComponent(() =>
  import('../browser-parts/ReviewOverlays.tsx').then((module) => module.ReviewOverlays),
);

/** Reviews of the product, with what they open. SUMM-07, SUMM-08 */
export function ProductReviews() {
  const site = useSite();
  const { page, dispatch } = useConfigurator();
  const { sku } = page.product;
  const [query, setQuery] = useState(defaultReviewQuery);
  const list = useReviewList(sku, query);
  const photos = useCustomerImages(sku).data ?? [];
  const content = { pictures: page.gallery, video: page.video };
  const openPhoto = (index: number) =>
    dispatch({ type: 'layerOpened', layer: { kind: 'gallery', tab: 'customers', index, content } });
  const ports = useReviewPorts(sku);
  const [layer, setLayer] = useState<OpenReviewOverlay | null>(null);
  const [reported, setReported] = useState<readonly number[]>([]);
  return (
    <>
      <Reviews
        id="reviews"
        list={list.data}
        query={query}
        onQueryChange={setQuery}
        isLoading={query !== defaultReviewQuery && list.isLoading}
        onRetry={() => void list.mutate()}
        photos={<ReviewPhotos photos={photos.map(({ picture }) => picture)} onPhoto={openPhoto} />}
        onWrite={() => setLayer({ type: 'form' })}
        onWriteNear={ReviewOverlays.load}
        onReport={(id) => setLayer({ type: 'report', id })}
        onReviewPhoto={(review, index) => setLayer({ type: 'photos', review, index })}
        reported={reported}
        ports={ports}
        site={site}
      />
      {layer !== null && (
        <ReviewOverlays
          layer={layer}
          ports={ports}
          product={page.product.name}
          onReported={(id) => setReported([...reported, id])}
          onClose={() => setLayer(null)}
        />
      )}
    </>
  );
}
