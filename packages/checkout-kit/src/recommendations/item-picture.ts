import type { CarouselItem } from '@settee/domain';
import type { ImageSource } from '@settee/ui';

/** What is drawn of an item: every width our own feed knows, or the two addresses of another's. */
export function getImage({ picture: image, imagePath, imagePathHiRes }: CarouselItem): ImageSource {
  if (image) return image;
  const webp = [
    { width: 960, url: imagePathHiRes },
    { width: 480, url: imagePath },
  ];
  return { width: 4, height: 3, color: 'transparent', placeholder: '', avif: [], webp };
}
