import { type AddToCartPorts, RecommendationCarousel, useItemAdds } from '@settee/checkout-kit';
import type { CarouselItem, Cart } from '@settee/domain';
import { useState } from 'react';
import { useCartFeed } from '../../data/recommendations.ts';
import type { RecommendationContext } from '../../data/useRecommendationContext.ts';

export interface CartRecommendationsProps {
  cart: Cart;
  ports: AddToCartPorts;
  context: RecommendationContext;
}

const getSkus = (cart: Cart) => cart.lineItems.map(({ itemInfo }) => itemInfo.sku);

/** Both carousels under the cart, for what was in it when the page opened: they stay while it changes. XSELL-02, XSELL-03 */
export function CartRecommendations({ cart, ports, context }: CartRecommendationsProps) {
  const [skus] = useState(() => getSkus(cart));
  const feed = useCartFeed(context, skus);
  const adds = useItemAdds({ ports, location: 'Carousel' });
  if (!feed) return <div aria-busy="true" />;
  const inCart = getSkus(cart);
  // Products added here stay listed with a confirmation; products already in the cart are hidden.
  const shown = (items: readonly CarouselItem[]) =>
    items.filter(({ sku }) => adds.of(sku) !== undefined || !inCart.includes(sku));
  return (
    <>
      <RecommendationCarousel kind="alsoWant" items={shown(feed.youMayAlsoWant)} adds={adds} />
      <RecommendationCarousel kind="alsoBought" items={shown(feed.peopleAlsoBought)} adds={adds} />
    </>
  );
}
