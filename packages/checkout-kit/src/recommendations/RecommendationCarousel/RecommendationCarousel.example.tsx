import {
  CheckoutEventsProvider,
  type CheckoutKitEvent,
  RecommendationCarousel,
  useItemAdds,
} from '@settee/checkout-kit';
import { addPortsFixture, itemsFixture } from '@settee/checkout-kit/testing';

const ports = addPortsFixture('main');
const items = itemsFixture('main');
const report = (event: CheckoutKitEvent) => console.log(event);

function RecommendationCarouselSample() {
  const adds = useItemAdds({ ports, location: 'Carousel' });
  return <RecommendationCarousel kind="alsoViewed" items={items} adds={adds} />;
}

export function RecommendationCarouselExample() {
  return (
    <CheckoutEventsProvider value={report}>
      <RecommendationCarouselSample />
    </CheckoutEventsProvider>
  );
}
