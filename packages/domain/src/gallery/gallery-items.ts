import type { ResponsiveImage } from '../browse/responsive-image.ts';
import type { CustomerImage, GalleryContent, GalleryItem, GalleryItemType } from './gallery-item.ts';

const names = { 1: 'Image', 2: 'Video', 3: 'CustomerImage' } as const;

/** The id of the item at a place, counted from 1 within its type. GALL-11 */
export function galleryItemId(type: GalleryItemType, index: number): string {
  return `${names[type]}_${index}`;
}

const srcs = ({ avif, webp }: ResponsiveImage) => ({ src: webp.url, srcIcon: avif[0]?.url ?? webp.url });

const captioned = (caption: string | undefined) => (caption === undefined ? {} : { caption });

/**
 * Builds the gallery items: images of the product, then its video with the first image as poster. GALL-10,
 * GALL-11
 */
export function galleryItems({ pictures: images, hero, video, caption, heroCaption }: GalleryContent): GalleryItem[] {
  const [poster] = images;
  const own = hero ? [hero, ...images.slice(1)] : images;
  const items = own.map(
    (image, index): GalleryItem => ({
      id: galleryItemId(1, index + 1),
      type: 1,
      ...srcs(image),
      additionalDetails: image === hero ? { isSpecialOrderImage: true } : {},
      picture: image,
      ...captioned(image === hero ? heroCaption : caption),
    }),
  );
  if (!video || !poster) return items;
  const { src, srcIcon } = srcs(poster);
  const details = { isVideo: true, is360: true, videoPosterSrc: src };
  const film = {
    type: 2,
    src: video.mp4,
    srcIcon,
    additionalDetails: details,
    picture: poster,
    video,
    ...captioned(caption),
  } as const;
  return [...items, { id: galleryItemId(2, 1), ...film }];
}

/** Builds the gallery items of customer images. GALL-11, GALL-13 */
export function customerItems(images: readonly CustomerImage[]): GalleryItem[] {
  return images.map(
    ({ originalVideoUrl, originalImageUrl, smallSquareUrl, instagramHandle, products, picture: image }, index) => ({
      id: galleryItemId(3, index + 1),
      type: 3,
      src: originalVideoUrl || originalImageUrl,
      srcIcon: smallSquareUrl,
      additionalDetails: {
        instagramHandle,
        products,
        ...(originalVideoUrl && { isVideo: true, videoPosterSrc: originalImageUrl }),
      },
      picture: image,
    }),
  );
}

/** Returns true if a source has no video file extension and must be resolved before it plays. GALL-22 */
export function needsVideoLookup(src: string): boolean {
  return !['.mp4', '.webm', '.ogg'].some((kind) => src.includes(kind));
}
