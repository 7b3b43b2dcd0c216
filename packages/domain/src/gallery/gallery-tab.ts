import type { GalleryItem } from './gallery-item.ts';
import { galleryItemId } from './gallery-items.ts';

/** Tab of the product gallery: product images, product videos or customer images. GALL-03 */
export type GalleryTab = 'images' | 'videos' | 'customers';

/** Returns the tab of an item: videos, customer images, or images otherwise. GALL-12 */
export function getGalleryTab({ type }: { type: number }): GalleryTab {
  if (type === 2) return 'videos';
  return type === 3 ? 'customers' : 'images';
}

/** The tabs that there are; that of the videos only when there is one. GALL-03, GALL-04 */
export function galleryTabs(items: readonly GalleryItem[]): readonly GalleryTab[] {
  return items.some(({ type }) => type === 2) ? ['images', 'videos', 'customers'] : ['images', 'customers'];
}

const types = { images: 1, videos: 2, customers: 3 } as const;

/** Returns the id of the item of a tab at a place, counted from 0; by default its initial one. GALL-19 */
export function getTabItemId(tab: GalleryTab, index = 0): string {
  return galleryItemId(types[tab], index + 1);
}
