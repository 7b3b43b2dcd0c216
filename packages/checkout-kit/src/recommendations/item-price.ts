import type { CarouselItem } from '@settee/domain';
import type { RecommendationMessages } from './messages.ts';

/** The price of an item as every card of the shop reads. */
export function priceText({ formattedPrice, isPriceFrom }: CarouselItem, { from }: RecommendationMessages): string {
  return isPriceFrom ? `${from} ${formattedPrice}` : formattedPrice;
}
