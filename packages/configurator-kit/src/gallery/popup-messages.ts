import type { Messages } from '@settee/ui';

/** The words of the popup that the gallery opens. */
export const galleryPopupMessages = {
  captioned: ({ label, caption }: { label: string; caption: string }) => `${label}. ${caption}`,
  title: 'Product Gallery',
  close: 'Close',
  images: 'Product Images',
  videos: 'Product Videos',
  customers: 'Customer Images',
  previous: 'Previous',
  next: 'Next',
  thumbnails: 'Choose an image',
  picture: ({ position, alt }: { position: number; alt: string }) => `Image ${position}: ${alt}`,
  video: ({ position, alt }: { position: number; alt: string }) => `Video ${position}: ${alt}`,
  customerPicture: ({ position, alt }: { position: number; alt: string }) => `Customer image ${position}: ${alt}`,
  place: ({ position, count }: { position: number; count: number }) => `${position} of ${count}`,
  zoomable: (alt: string) => `${alt}, select to zoom`,
  videoOf: (alt: string) => `Video: ${alt}`,
  loading: 'Loading customer images',
  by: (handle: string) => `Photo by ${handle}`,
  share: 'Love yours? Tag us in a photo for a chance to be featured here.',
  productsShown: 'Products Shown',
  from: 'From',
  failed: 'We couldn’t load the customer images.',
  retry: 'Try Again',
  none: 'No customer photos yet. Tag us in yours and be the first.',
};

export type GalleryPopupMessages = Messages<typeof galleryPopupMessages>;
