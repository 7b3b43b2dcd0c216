/** The words of the popup that the gallery opens. */
export const galleryPopupMessages = {
  captioned: (label: string, caption: string) => `${label}. ${caption}`,
  title: 'Product Gallery',
  close: 'Close',
  images: 'Product Images',
  videos: 'Product Videos',
  customers: 'Customer Images',
  previous: 'Previous',
  next: 'Next',
  thumbnails: 'Choose a picture',
  picture: (place: number, alt: string) => `Picture ${place}: ${alt}`,
  video: (place: number, alt: string) => `Video ${place}: ${alt}`,
  customerPicture: (place: number, alt: string) => `Customer image ${place}: ${alt}`,
  place: (place: number, count: number) => `${place} of ${count}`,
  zoomable: (alt: string) => `${alt}, zoomable`,
  videoOf: (alt: string) => `Video: ${alt}`,
  loading: 'Loading customer images',
  by: (handle: string) => `Photo by ${handle}`,
  share: 'At home with yours? Tag us in your photo, and it may be shown here.',
  productsShown: 'Products Shown',
  from: 'From',
  failed: 'We could not load the customer images.',
  retry: 'Try again',
  none: 'Nobody has shared a photo of this one yet. Tag us in yours, and it may be the first.',
};

export type GalleryPopupMessages = typeof galleryPopupMessages;
