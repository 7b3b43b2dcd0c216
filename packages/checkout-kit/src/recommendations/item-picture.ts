import type { CarouselItem } from '@settee/domain';
import type { ImageSource } from '@settee/ui';

/** Returns the image of an item: all widths of the first-party feed, or the two URLs of a third-party feed. */
export function getImage({ picture: image, imagePath, imagePathHiRes }: CarouselItem): ImageSource {
  if (image) return image;
  const webp = [
    { width: 960, url: imagePathHiRes },
    { width: 480, url: imagePath },
  ];
  return { width: 4, height: 3, color: 'transparent', placeholder: '', avif: [], webp };
}
