import type { SlidesPerView } from './slides-per-view.ts';

/** Number of visible slides by type of carousel. CAROUS-18 to CAROUS-24 */
export const carouselLayouts = {
  standard: { base: 1, xl: 2 },
  showcase: { base: 2, m: 4, xl: 6 },
  crossSell: { base: 2, m: 4, xl: 6 },
  listing: 2,
  product: { base: 2.5, m: 4 },
  terms: 1,
  doubleDare: 1,
} as const satisfies Record<string, SlidesPerView>;
