import type { CarouselItem } from '@settee/domain';
import type { PictureSource } from '@settee/ui';

/** What is drawn of an item: every width our own feed knows, or the two addresses of another's. */
export function pictureOf({ picture, imagePath, imagePathHiRes }: CarouselItem): PictureSource {
  if (picture) return picture;
  const webp = [
    { width: 960, url: imagePathHiRes },
    { width: 480, url: imagePath },
  ];
  return { width: 4, height: 3, color: 'transparent', placeholder: '', avif: [], webp };
}
