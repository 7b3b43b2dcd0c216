import type { SiteCulture } from '@settee/domain';
import { EmptyState, ErrorState, Skeleton, Text, VisuallyHidden } from '@settee/ui';
import { cx } from 'class-variance-authority';
import type { GalleryPopupMessages } from '../popup-messages.ts';
import type { GalleryPorts } from '../ports.ts';
import type { GalleryPopupControl } from '../useGalleryPopup.ts';
import * as css from './GalleryPopup.css.ts';
import { ItemStage } from './ItemStage.tsx';
import { ProductsShown } from './ProductsShown.tsx';

export interface CustomerPanelProps {
  control: GalleryPopupControl;
  siteCulture: SiteCulture;
  onLeave: () => void;
  ports: GalleryPorts;
  labels: GalleryPopupMessages;
}

/** Customer images with their author and the products shown. GALL-07, GALL-08, GALL-09 */
export function CustomerPanel({ control, siteCulture, onLeave, ports, labels }: CustomerPanelProps) {
  const { state, items, choose } = control;
  if (state.customers.status === 'loading' || state.customers.status === 'idle') {
    return (
      <div role="status" className={css.customers}>
        <VisuallyHidden>{labels.loading}</VisuallyHidden>
        <div data-many="" className={cx(css.viewer, css.portrait)}>
          <div className={css.stage}>
            <Skeleton className={css.waiting} />
          </div>
        </div>
        <Skeleton height={120} />
      </div>
    );
  }
  const item = items.find(({ id }) => id === state.id) ?? items[0];
  if (!item)
    return (
      <EmptyState level={3} icon="user" title={labels.customers}>
        {labels.none}
        {state.customers.status === 'failed' && (
          <ErrorState
            size="line"
            live="assertive"
            title={labels.failed}
            retryLabel={labels.retry}
            onRetry={control.retry}
          />
        )}
      </EmptyState>
    );
  const { instagramHandle = '', products = [] } = item.additionalDetails;
  return (
    <div className={css.customers}>
      <ItemStage items={items} id={item.id} onChoose={choose} portrait ports={ports} labels={labels} />
      <div className={css.story}>
        <div>
          {instagramHandle !== '' && (
            <p className={css.handle}>
              <VisuallyHidden>{labels.by('')}</VisuallyHidden>
              {instagramHandle}
            </p>
          )}
          <Text tone="muted">{labels.share}</Text>
        </div>
        {products.length > 0 && <ProductsShown key={item.id} {...{ products, siteCulture, onLeave, labels }} />}
      </div>
    </div>
  );
}
