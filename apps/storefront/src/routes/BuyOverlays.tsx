import {
  type AddState,
  AddOns,
  type AddToCartControl,
  AddToCartOverlays,
  type AddToCartOverlaysProps,
  type AddToCartPorts,
  loadAddToCartOverlays,
  useItemAdds,
} from '@settee/checkout-kit';
import type { Sku } from '@settee/domain';
import { useFeed } from '../data/recommendations.ts';
import { useRecommendationContext } from '../data/useRecommendationContext.ts';
import { useSite } from '../data/site.ts';

export interface BuyOverlaysProps extends Pick<AddToCartOverlaysProps, 'item'> {
  add: AddToCartControl;
  ports: AddToCartPorts;
}

/** Returns the SKU for add-ons: of the line being added, then of the first added item. */
function wantedItem(state: AddState): Sku | null {
  if (state.status === 'adding') return state.lines[0]?.Sku ?? null;
  return state.status === 'confirmed' ? (state.confirmation.items[0]?.sku ?? null) : null;
}

/** Overlays of the add-to-cart button, with add-ons below the confirmation. XSELL-04 */
function BuyOverlays({ add, ports, item }: BuyOverlaysProps) {
  const site = useSite();
  const context = useRecommendationContext();
  const { state } = add;
  const crossSellUrl = state.status === 'confirmed' ? state.confirmation.crossSellUrl : '';
  const items = useFeed(context, 'add_to_cart_confirmation', wantedItem(state), crossSellUrl);
  const adds = useItemAdds({ ports, location: 'Furniture Add-On', onAdded: add.countIn });
  const addOns = items?.length === 0 ? undefined : <AddOns items={items} adds={adds} />;
  return (
    <AddToCartOverlays add={add} site={site} layout={site.isCb2 ? 'slideOut' : 'dialog'} item={item} addOns={addOns} />
  );
}

/** Returns the overlays when the code of everything in them is loaded. */
export async function loadBuyOverlays() {
  await loadAddToCartOverlays();
  return BuyOverlays;
}
