import type { GalleryContent, GalleryTab } from '@settee/domain';

/** Opening request of the gallery to the popup; a new object opens it again. */
export interface GalleryOpening {
  tab: GalleryTab;
  /** Place of the picture that it opens at, from 0; the default of the tab without it. */
  place?: number | undefined;
  /** Product content of the gallery. */
  content: GalleryContent;
}
