import { lazyComponent } from '@settee/ui';
import { FavoritesButton, useAddToList } from '@settee/configurator-kit';
import { getFavoriteBlocker, isFavorite, type ProductPage, type Sku } from '@settee/domain';
import { useState } from 'react';
import { useFavoriteSkus } from '../../data/useFavoriteSkus.ts';
import { useAddToListPorts } from '../../data/favorites.ts';
import { Stores } from './Stores.tsx';

const FavoritesOverlays = lazyComponent(() =>
  import('./FavoritesOverlays.tsx').then((module) => module.FavoritesOverlays),
);

export interface FavoritesProps {
  /** The product as it was first, so that the heart is drawn again only for what follows. */
  page: ProductPage;
  /** 0 until every option has its choice. FAV-08, FAV-09 */
  sku: Sku;
  /** The choices as `optionChoiceParameter` writes them. */
  choices: string;
  quantity: number;
  isAvailable: boolean;
  /** Something is to be written on it. FAV-11 */
  isPersonalized: boolean;
}

/**
 * Heart button with its overlays below the add-to-cart button, followed by the store finder. FAV-01 to FAV-11,
 * PDP-04
 */
export function Favorites({ page, sku, choices, quantity, isAvailable, isPersonalized }: FavoritesProps) {
  const product = { sku, optionChoiceParameter: choices, quantity };
  const pairs = useFavoriteSkus();
  const control = useAddToList({ ports: useAddToListPorts() });
  const { state } = control;
  const [isUsed, setIsUsed] = useState(false);
  if (state.status === 'opening' && !isUsed) setIsUsed(true);
  return (
    <>
      <FavoritesButton
        saved={isFavorite(pairs, product)}
        blocker={getFavoriteBlocker({
          sku,
          isGrouper: page.skus.length > 1,
          isSuperSpecialOrder: page.browseDto.superSpecialOrder !== null,
          isAvailable,
          isPersonalized,
        })}
        busy={state.status === 'opening'}
        hasFailed={state.status === 'idle' && state.hasFailed}
        onClick={() => void control.press(product)}
      />
      <Stores sku={sku || page.browseDto.sku} />
      {isUsed && <FavoritesOverlays control={control} />}
    </>
  );
}
