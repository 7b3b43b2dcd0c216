import type { Picture, ProductVideo } from '@settee/domain';

/** What the gallery shows at one place; `id` tells the kinds apart. GALL-11 */
export type GalleryItem =
  | { kind: 'picture' | 'customerPicture'; id: string; picture: Picture }
  | { kind: 'video'; id: string; video: ProductVideo; poster: Picture };

export interface GalleryContent {
  /** The pictures of the product, the hero first. */
  pictures: readonly Picture[];
  /** Shows in place of the first picture: the hero in the present choices. Another one brings the gallery back to it. */
  hero?: Picture | null;
  /** The product turning round; nothing of it loads before it is come to. */
  video?: ProductVideo | null;
  /** Photographs by those who bought it. */
  customerPictures?: readonly Picture[];
}

/** Pictures, then the video, then what customers sent when it was asked for. */
export function galleryItems(content: GalleryContent, withCustomers: boolean): GalleryItem[] {
  const { pictures, hero, video, customerPictures = [] } = content;
  const [poster] = pictures;
  const own = hero ? [hero, ...pictures.slice(1)] : pictures;
  return [
    ...own.map((picture, place) => ({ kind: 'picture' as const, id: `Image_${place + 1}`, picture })),
    ...(video && poster ? [{ kind: 'video' as const, id: 'Video_1', video, poster }] : []),
    ...(withCustomers ? customerPictures : []).map((picture, place) => ({
      kind: 'customerPicture' as const,
      id: `CustomerImage_${place + 1}`,
      picture,
    })),
  ];
}

/** How many small pictures stand in a row of six at most, so that the last row is as full as it can be. */
export function thumbColumns(count: number): number {
  if (count <= 6) return Math.max(count, 1);
  const fullness = (columns: number) => (count % columns || columns) / columns;
  return [6, 5, 4].reduce((best, columns) => (fullness(columns) > fullness(best) ? columns : best));
}
