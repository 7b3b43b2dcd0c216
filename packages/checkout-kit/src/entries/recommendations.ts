// Generated from index.ts by node tooling/build/noun-entries.ts.
export { AddItemButton, type AddItemButtonProps } from '../recommendations/AddItemButton/AddItemButton.tsx';
export { AddOns, type AddOnsProps } from '../recommendations/AddOns/AddOns.tsx';
export type { CarouselKind } from '../recommendations/messages.ts';
export { recommendationMessages, type RecommendationMessages } from '../recommendations/messages.ts';
export {
  RecommendationCarousel,
  type RecommendationCarouselProps,
} from '../recommendations/RecommendationCarousel/RecommendationCarousel.tsx';
export { type ItemAddsControl, type ItemAddsOptions, useItemAdds } from '../recommendations/useItemAdds.ts';
