'use client';

import { projectOnMap, type SiteCulture, type StoreLocation, type StoreMap, storeMapSize } from '@settee/domain';
import { useSiteCulture } from '../../use-site-culture.ts';
import { withRef } from '@settee/ui';
import type { RootRef } from '../../root-ref.ts';
import * as css from './StoreMapView.css.ts';

export interface StoreMapViewProps extends RootRef<SVGSVGElement> {
  /** Stores to pin. */
  stores: readonly StoreLocation[];
  /** Drawing of the country. */
  map: StoreMap;
  /** The country shown; that of `SiteProvider` without it. */
  siteCulture?: SiteCulture;
  /** Stores with a larger pin. */
  marked?: readonly number[];
}

/** Drawing of the country with a pin for each store; hidden from assistive technology, because a list has the links. */
export const StoreMapView = withRef(function StoreMapView({
  stores,
  map,
  siteCulture: given,
  marked = [],
  ref,
}: StoreMapViewProps) {
  const siteCulture = useSiteCulture(given);
  const { width, height } = storeMapSize(siteCulture);
  const isMarked = ({ id }: StoreLocation) => marked.includes(id);
  // What is drawn last is on top.
  const inOrder = [...stores.filter((store) => !isMarked(store)), ...stores.filter(isMarked)];
  return (
    <svg ref={ref} viewBox={`0 0 ${width} ${height}`} className={css.map} aria-hidden="true">
      <path d={map.outline} className={css.land} />
      <path d={map.borders} className={css.borders} />
      {inOrder.map((store) => {
        const { x, y } = projectOnMap(store, siteCulture);
        return (
          <circle
            key={store.id}
            cx={x}
            cy={y}
            r={isMarked(store) ? 15 : 9}
            className={isMarked(store) ? css.marked : css.dot}
          >
            <title>{store.name}</title>
          </circle>
        );
      })}
    </svg>
  );
});
