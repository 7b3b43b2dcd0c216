import type { CarouselItem } from '@settee/domain';
import { image } from './pictures.ts';

export const pillow: CarouselItem = {
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
export const chair: CarouselItem = {
  ...pillow,
  sku: 100201,
  name: 'Brinn Lounge Chair',
  navigateUrl: '/brinn-lounge-chair/s100201',
  formattedPrice: '$899.00',
  isPriceFrom: true,
  customOrderConfirmation: { hasCustomOrderConfirmation: true },
};
