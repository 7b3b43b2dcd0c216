import type { Sku } from '../site/brand.ts';

/** What the gallery is of. */
export interface GallerySubject {
  sku: Sku;
  /** The present choices, written out. */
  choices: string;
  /** Something is written on the product. */
  isPersonalized: boolean;
}

/** Whether the gallery goes back to its default image: for another sku or choice, and when personalization is switched on. GALL-16, GALL-17 */
export function isGalleryReset(before: GallerySubject, now: GallerySubject): boolean {
  const isOther = before.sku !== now.sku || before.choices !== now.choices;
  return isOther || (now.isPersonalized && !before.isPersonalized);
}
