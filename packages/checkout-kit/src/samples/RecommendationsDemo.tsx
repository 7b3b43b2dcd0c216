import type { CarouselItem, Site } from '@settee/domain';
import { useState } from 'react';
import type { AddToCartPorts } from '../add-to-cart/useAddToCart.ts';
import type { OnEvent } from '../events.ts';
import {
  RecommendationCarousel,
  type RecommendationCarouselProps,
} from '../recommendations/RecommendationCarousel/RecommendationCarousel.tsx';
import { useItemAdds } from '../recommendations/useItemAdds.ts';
import type { Fault } from './cart.ts';
import { addPortsFixture } from './confirmation.ts';
import { addItem, itemsFixture } from './recommendations.ts';

export interface RecommendationsDemoProps
  extends Pick<RecommendationCarouselProps, 'kind' | 'placeholders' | 'showTitle' | 'arrows' | 'rows'> {
  site: Site;
  /** Makes every add slow or failing. */
  fault: Fault;
  /** How many products there are; `null` while they are on the way. */
  count: number | null;
  /** What a card can do besides leading on. */
  buttons: 'none' | 'cart' | 'registry' | 'both';
  /** Stand in for single calls. */
  ports: Partial<AddToCartPorts>;
  /** Gets the kit's events, by the decorator of all stories. */
  onEvent?: OnEvent;
}

/** A carousel whose adds really answer, as on a page of a host. */
export function RecommendationsDemo({ site, fault, count, buttons, ports, ...carousel }: RecommendationsDemoProps) {
  const [add] = useState(() => addItem(site.brand));
  const all = { ...addPortsFixture(site.brand, fault), ...(fault === 'none' && { add }), ...ports };
  const adds = useItemAdds({ ports: all, location: 'Carousel' });
  const registryAdds = useItemAdds({ ports: all, location: 'Carousel', isRegistry: true });
  const items: readonly CarouselItem[] | null = count === null ? null : itemsFixture(site.brand).slice(0, count);
  return (
    <RecommendationCarousel
      {...carousel}
      items={items}
      adds={buttons === 'cart' || buttons === 'both' ? adds : undefined}
      registryAdds={buttons === 'registry' || buttons === 'both' ? registryAdds : undefined}
    />
  );
}
