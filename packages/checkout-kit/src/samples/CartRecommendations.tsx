import type { Brand } from '@settee/domain';
import { RecommendationCarousel } from '../recommendations/RecommendationCarousel/RecommendationCarousel.tsx';
import { useItemAdds } from '../recommendations/useItemAdds.ts';
import { addPortsFixture } from './confirmation.ts';
import { itemsFixture } from './recommendations.ts';

/** Both carousels of a cart page, in the brand that the page wears. */
export function CartRecommendations() {
  const brand: Brand = document.documentElement.className.includes('cb2') ? 'cb2' : 'main';
  const adds = useItemAdds({ ports: addPortsFixture(brand), location: 'Carousel' });
  const items = itemsFixture(brand);
  return (
    <>
      <RecommendationCarousel kind="alsoWant" items={items} adds={adds} />
      <RecommendationCarousel kind="alsoBought" items={items.slice(2, 5)} adds={adds} />
    </>
  );
}
