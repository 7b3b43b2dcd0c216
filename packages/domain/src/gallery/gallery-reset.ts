import type { GallerySubject } from './gallery-item.ts';

/** Whether the gallery goes back to its default image: for another sku or choice, and when personalization is switched on. GALL-16, GALL-17 */
export function isGalleryReset(before: GallerySubject, now: GallerySubject): boolean {
  const isOther = before.sku !== now.sku || before.choices !== now.choices;
  return isOther || (now.isPersonalized && !before.isPersonalized);
}
