import { FavoritesButton, useAddToList, useConfiguratorState } from '@settee/configurator-kit';
import { getFavoriteBlocker, isFavorite } from '@settee/domain';
import { lazyComponent, useIntent } from '@settee/ui';
import { useState } from 'react';
import { useAddToListPorts, useListsAhead } from '../../data/favorites.ts';
import { useFavoriteSkus } from '../../data/useFavoriteSkus.ts';
import * as css from './Services.css.ts';
import { ShareProduct } from './ProductPurchaseFacts.tsx';
import { Stores } from './Stores.tsx';
import { useConfiguredProduct } from './useConfiguredProduct.ts';

const FavoritesOverlays = lazyComponent(() =>
  import('./FavoritesOverlays.tsx').then((module) => module.FavoritesOverlays),
);

/**
 * Heart button with its overlays below the add-to-cart button, followed by the store finder. FAV-01 to FAV-11,
 * PDP-04
 */
export function Favorites() {
  const { page, view, openOptions } = useConfiguredProduct();
  const quantity = useConfiguratorState((state) => state.quantity);
  const isPersonalized = useConfiguratorState(({ personalization }) => personalization?.isPersonalized ?? false);
  // No SKU until every option has its choice. FAV-08, FAV-09
  const sku = openOptions.length > 0 ? 0 : view.sku;
  const product = { sku, optionChoiceParameter: view.optionChoiceParameter, quantity };
  const pairs = useFavoriteSkus();
  const control = useAddToList({ ports: useAddToListPorts() });
  const { state } = control;
  const [isUsed, setIsUsed] = useState(false);
  const readLists = useListsAhead();
  const intent = useIntent(FavoritesOverlays.load, () => sku > 0 && readLists(product));
  if (state.status === 'opening' && !isUsed) setIsUsed(true);
  return (
    <div className={css.heart}>
      <FavoritesButton
        {...intent}
        saved={isFavorite(pairs, product)}
        blocker={getFavoriteBlocker({
          sku,
          isGrouper: page.skus.length > 1,
          isSuperSpecialOrder: page.browseDto.superSpecialOrder !== null,
          isAvailable: page.isAvailable,
          isPersonalized,
        })}
        busy={state.status === 'opening'}
        hasFailed={state.status === 'idle' && state.hasFailed}
        onClick={() => void control.press(product)}
      />
      <Stores sku={sku || view.familyId} />
      <ShareProduct />
      {isUsed && <FavoritesOverlays control={control} />}
    </div>
  );
}
