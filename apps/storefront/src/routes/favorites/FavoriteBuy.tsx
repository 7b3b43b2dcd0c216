import { AddToCartButton, AddToCartError, type AddToCartPorts, useAddToCart } from '@settee/checkout-kit';
import type { FavoritesItem } from '@settee/domain';
import { lazyComponent } from '@settee/ui';
import { useState } from 'react';
import type { RecommendationContext } from '../../data/useRecommendationContext.ts';
import { pageMessages } from '../../shell/page-messages.ts';
import { usePage, useSite } from '../../shell/site.ts';

const BuyOverlays = lazyComponent(() =>
  import('../product/ProductAddToCartOverlays.tsx').then((module) => module.ProductAddToCartOverlays),
);

export interface FavoriteBuyProps {
  item: FavoritesItem;
  ports: AddToCartPorts;
  place: RecommendationContext;
}

/** Adds a saved product to the cart as it was saved, with everything that may follow. */
export function FavoriteBuy({ item, ports, place }: FavoriteBuyProps) {
  const site = useSite();
  const { addToCartType: addType } = usePage();
  const { sku, optionChoiceParameter, quantity, name, chosen } = item;
  const add = useAddToCart({ ports, addType, hasCustomConfirmation: chosen.length > 0 });
  const [isUsed, setIsUsed] = useState(false);
  if (add.isBusy && !isUsed) setIsUsed(true);
  return (
    <div>
      <AddToCartButton
        add={add}
        lines={{ Sku: sku, Quantity: quantity, OptionChoiceParameter: optionChoiceParameter }}
        tone="outline"
        block
        aria-label={pageMessages.addToCart(name)}
      />
      <AddToCartError add={add} />
      {isUsed && <BuyOverlays add={add} ports={ports} site={site} place={place} />}
    </div>
  );
}
