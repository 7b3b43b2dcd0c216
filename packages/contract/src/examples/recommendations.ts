import type { CarouselItem } from '@settee/domain';
import { example } from '../example.ts';
import { getAddOns, getAlsoBought, getAlsoViewed, getForCart, getRegistryAddOns } from '../recommendations.ts';
import { image } from './pictures.ts';

const pillow: CarouselItem = {
  sku: 100702,
  name: 'Thistle Pillow',
  navigateUrl: '/thistle-pillow/s100702',
  imagePath: image.webp.url,
  imagePathHiRes: image.webp.url,
  formattedPrice: '$59.00',
  isPriceFrom: false,
  optionChoiceParameter: '',
  customOrderConfirmation: { hasCustomOrderConfirmation: false },
  picture: image,
};
const chair: CarouselItem = {
  ...pillow,
  sku: 100201,
  name: 'Brinn Lounge Chair',
  navigateUrl: '/brinn-lounge-chair/s100201',
  formattedPrice: '$899.00',
  isPriceFrom: true,
  customOrderConfirmation: { hasCustomOrderConfirmation: true },
};

export const recommendationsExamples = [
  example(getAlsoViewed, 'What people look at who look at an item.', { item: 100101 }, [chair]),
  example(getAlsoBought, 'What was ordered together with an item, then what goes with it.', { item: 100101 }, [
    pillow,
    chair,
  ]),
  example(getAddOns, 'Extras that go with an item that was put into the cart.', { item: 100101 }, [pillow]),
  example(getRegistryAddOns, 'Extras that go with an item that was put on a registry.', { item: 100101 }, [pillow]),
  example(
    getForCart,
    'Two lists for a cart that share nothing and hold nothing of it; favorites for an empty one.',
    { skus: [100112] },
    { youMayAlsoWant: [chair], peopleAlsoBought: [pillow] },
  ),
];
