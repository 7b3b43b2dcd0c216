import type { GalleryContent, GalleryTab } from '@settee/domain';

/** What a gallery tells the popup that it opens; another object opens it again. */
export interface GalleryOpening {
  tab: GalleryTab;
  /** Place of the picture that it opens at, from 0; the default of the tab without it. */
  place?: number | undefined;
  /** What the gallery shows of the product. */
  content: GalleryContent;
}
