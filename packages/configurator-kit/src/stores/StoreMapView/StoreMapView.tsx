import { projectOnMap, type SiteCulture, type StoreLocation, type StoreMap, storeMapSize } from '@settee/domain';
import * as css from './StoreMapView.css.ts';

export interface StoreMapViewProps {
  /** Stores to pin. */
  stores: readonly StoreLocation[];
  /** Drawing of the country. */
  map: StoreMap;
  /** Country of the drawing. */
  siteCulture: SiteCulture;
  /** Stores with a larger pin. */
  marked?: readonly number[];
}

/** Drawing of the country with a pin for each store; hidden from assistive technology, because a list has the links. */
export function StoreMapView({ stores, map, siteCulture, marked = [] }: StoreMapViewProps) {
  const { width, height } = storeMapSize(siteCulture);
  const isMarked = ({ id }: StoreLocation) => marked.includes(id);
  // What is drawn last is on top.
  const inOrder = [...stores.filter((store) => !isMarked(store)), ...stores.filter(isMarked)];
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className={css.map} aria-hidden="true">
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
}
