import type { Messages } from '@settee/ui';

/** Kind of the carousel. XSELL-01 to XSELL-03 */
export type CarouselKind = 'alsoViewed' | 'alsoBought' | 'alsoWant';

const titles: Record<CarouselKind, string> = {
  alsoViewed: 'People Also Viewed',
  alsoBought: 'People Also Bought',
  alsoWant: 'You May Also Want',
};

/** Every word of recommendations. */
export const recommendationMessages = {
  titles,
  loading: (title: string) => `Loading ${title}`,
  addOnsTitle: 'Extras and Essentials We Recommend',
  addToCart: 'Add to Cart',
  addToRegistry: 'Add To Registry',
  added: 'Added',
  chooseOptions: 'Choose Options',
  from: 'From',
  addName: ({ label, name }: { label: string; name: string }) => `${label}, ${name}`,
  saidAdded: (name: string) => `${name} added to your cart.`,
  saidRegistered: (name: string) => `${name} added to your registry.`,
  addFailed: 'We couldn’t add this. Please try again.',
  failedName: ({ name, reason }: { name: string; reason: string }) => `${name}: ${reason}`,
  logPrefix: 'Error adding to cart:',
  previous: 'Previous',
  next: 'Next',
};

export type RecommendationMessages = Messages<typeof recommendationMessages>;
