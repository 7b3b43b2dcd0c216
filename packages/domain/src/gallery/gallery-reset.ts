import type { GallerySubject } from './gallery-item.ts';

/**
 * Returns true if the gallery resets to its default image: on another SKU or choice, and when personalization
 * is enabled. GALL-16, GALL-17
 */
export function isGalleryReset(before: GallerySubject, now: GallerySubject): boolean {
  const isOther = before.sku !== now.sku || before.choices !== now.choices;
  return isOther || (now.isPersonalized && !before.isPersonalized);
}
