import { FavoriteHeart, type FavoriteHeartProps, useAddToList } from '@settee/configurator-kit';
import { isFavorite, type ProductSummary } from '@settee/domain';
import { useIntent } from '@settee/ui';
import type { ReactNode } from 'react';
import { useAddToListPorts, usePrefetchLists } from '../data/favorites.ts';
import { useFavoriteSkus } from '../data/useFavoriteSkus.ts';
import { useHasBeenTrue } from '../shell/useHasBeenTrue.ts';
import { FavoritesOverlays } from './lazy-overlays.ts';

/** The hearts on the cards of a page with their overlays: a card saves its product in the choices that it shows. FAV-01 */
export function useCardHearts(): { renderHeart: (product: ProductSummary) => ReactNode; overlays: ReactNode } {
  const pairs = useFavoriteSkus();
  const control = useAddToList({ ports: useAddToListPorts() });
  const { state } = control;
  const hasOpened = useHasBeenTrue(state.status === 'opening');
  return {
    renderHeart: ({ name, shown }) => (
      <CardHeart
        name={name}
        shown={shown}
        saved={isFavorite(pairs, shown)}
        busy={state.status === 'opening' && state.product.sku === shown.sku}
        onClick={() => void control.click({ ...shown, quantity: 1 })}
      />
    ),
    overlays: hasOpened && <FavoritesOverlays control={control} />,
  };
}

function CardHeart({ shown, ...heart }: FavoriteHeartProps & Pick<ProductSummary, 'shown'>) {
  const prefetchLists = usePrefetchLists();
  const intent = useIntent(FavoritesOverlays.load, () => prefetchLists(shown));
  return <FavoriteHeart {...intent} {...heart} />;
}
