import type { GalleryItem, GalleryTab } from '@settee/domain';

/** What a gallery tells the popup that it opens. */
export interface GalleryOpening {
  /** `false` while only its code is to be loaded, and after it was closed. */
  open: boolean;
  /** How often it was opened. */
  presses: number;
  tab: GalleryTab;
  /** What it opens at; the default of the tab without it. */
  id?: string | undefined;
  /** What the gallery shows of the product. */
  items: readonly GalleryItem[];
  close: () => void;
}
