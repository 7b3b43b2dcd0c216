import { FavoritesButton, useAddToList } from '@settee/configurator-kit';
import { favoriteObstacle, isFavorite, type ProductPage, type RecentlyViewedUpdate } from '@settee/domain';
import { lazy, Suspense, useState } from 'react';
import { useFavoriteSkus } from '../../data/useFavoriteSkus.ts';
import { useAddToListPorts } from '../../data/favorites.ts';

const FavoritesLayers = lazy(() =>
  import('./FavoritesLayers.tsx').then((module) => ({ default: module.FavoritesLayers })),
);

export interface FavoritesProps {
  page: ProductPage;
  /** The configured product. */
  view: RecentlyViewedUpdate;
  /** Options without a choice. */
  missing: readonly number[];
  quantity: number;
  /** Something is to be written on it. FAV-11 */
  isPersonalized: boolean;
}

/** The heart under the add-to-cart button, with what its press opens. FAV-01 to FAV-11 */
export function Favorites({ page, view, missing, quantity, isPersonalized }: FavoritesProps) {
  const { sku, optionChoiceParameter } = view;
  const pairs = useFavoriteSkus();
  const control = useAddToList({ ports: useAddToListPorts() });
  const { state } = control;
  const [isUsed, setIsUsed] = useState(false);
  if (state.at === 'opening' && !isUsed) setIsUsed(true);
  return (
    <>
      <FavoritesButton
        saved={isFavorite(pairs, view)}
        obstacle={favoriteObstacle({
          sku: missing.length > 0 ? 0 : sku,
          isGrouper: page.skus.length > 1,
          isSuperSpecialOrder: page.browseDto.superSpecialOrder !== null,
          isAvailable: page.isAvailable,
          isPersonalized,
        })}
        busy={state.at === 'opening'}
        hasFailed={state.at === 'idle' && state.hasFailed}
        onClick={() => void control.press({ sku, optionChoiceParameter, quantity })}
      />
      {isUsed && (
        <Suspense fallback={null}>
          <FavoritesLayers control={control} />
        </Suspense>
      )}
    </>
  );
}
