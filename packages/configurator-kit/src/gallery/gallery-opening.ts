import type { GalleryContent, GalleryTab } from '@settee/domain';

/** Opening request of the gallery to the popup; a new object opens it again. */
export interface GalleryOpening {
  tab: GalleryTab;
  /** Index in the tab of the item that it opens at; by default the first. */
  index?: number | undefined;
  /** Product content of the gallery. */
  content: GalleryContent;
}
