import { AddToCartButton, AddToCartError, type AddToCartPorts, useAddToCart } from '@settee/checkout-kit';
import type { RegistryItem } from '@settee/domain';
import { lazyComponent } from '@settee/ui';
import { useState } from 'react';
import type { Send } from '../../data/port-result.ts';
import { personalizationCalls } from '../../data/personalization.ts';
import type { RecommendationContext } from '../../data/useRecommendationContext.ts';
import { pageMessages } from '../../shell/page-messages.ts';
import { usePage, useSite } from '../../shell/site.ts';

const BuyOverlays = lazyComponent(() =>
  import('../product/ProductAddToCartOverlays.tsx').then((module) => module.ProductAddToCartOverlays),
);

export interface RegistryItemBuyProps {
  item: RegistryItem;
  registryId: number;
  ports: AddToCartPorts;
  send: Send;
  place: RecommendationContext;
}

/**
 * Adds one unit of a registry item to the cart, as configured; its personalization is confirmed again. ATC-03,
 * MONO-22
 */
export function RegistryItemBuy({ item, registryId, ports, send, place }: RegistryItemBuyProps) {
  const site = useSite();
  const { addToCartType: addType } = usePage();
  const { sku, optionChoiceParameter, name, design } = item;
  const add = useAddToCart({
    ports,
    addType,
    hasCustomConfirmation: optionChoiceParameter !== '',
    ...(design && {
      confirmMonogramming: ({ Quantity }) =>
        personalizationCalls(send).confirm({ quantity: Quantity, orderType: '', profileGuid: '', design }),
    }),
  });
  const [isUsed, setIsUsed] = useState(false);
  if (add.isBusy && !isUsed) setIsUsed(true);
  return (
    <div>
      <AddToCartButton
        add={add}
        lines={{ Sku: sku, OptionChoiceParameter: optionChoiceParameter, GiftRegistryId: String(registryId) }}
        tone="outline"
        block
        aria-label={pageMessages.addToCart(name)}
      />
      <AddToCartError add={add} />
      {isUsed && <BuyOverlays add={add} ports={ports} site={site} place={place} />}
    </div>
  );
}
