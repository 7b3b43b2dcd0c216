import {
  type AddState,
  AddOns,
  type AddToCartControl,
  AddToCartOverlays,
  type AddToCartPorts,
  useItemAdds,
} from '@settee/checkout-kit';
import type { Site, Sku } from '@settee/domain';
import { useFeed } from '../../data/recommendations.ts';
import type { RecommendationContext } from '../../data/useRecommendationContext.ts';

export interface BuyOverlaysProps {
  add: AddToCartControl;
  ports: AddToCartPorts;
  site: Site;
  place: RecommendationContext;
}

/** Returns the SKU for add-ons: of the line being added, then of the first added item. */
function wantedItem(state: AddState): Sku | null {
  if (state.status === 'adding') return state.lines[0]?.Sku ?? null;
  return state.status === 'confirmed' ? (state.confirmation.items[0]?.sku ?? null) : null;
}

/** Overlays of the add-to-cart button, with add-ons below the confirmation. XSELL-04 */
export function ProductAddToCartOverlays({ add, ports, site, place }: BuyOverlaysProps) {
  const { state } = add;
  const crossSellUrl = state.status === 'confirmed' ? state.confirmation.crossSellUrl : '';
  const items = useFeed(place, 'add_to_cart_confirmation', wantedItem(state), crossSellUrl);
  const adds = useItemAdds({ ports, location: 'Furniture Add-On', onAdded: add.countIn });
  const addOns = items?.length === 0 ? undefined : <AddOns items={items} adds={adds} />;
  return <AddToCartOverlays add={add} site={site} layout={site.isCb2 ? 'slideOut' : 'dialog'} addOns={addOns} />;
}
