/** The words of the gallery. */
export const galleryMessages = {
  gallery: 'Product gallery',
  previous: 'Previous image',
  next: 'Next image',
  show: (place: number, alt: string) => `Image ${place}: ${alt}`,
  showVideo: (alt: string) => `Video: ${alt}`,
  tapToZoom: 'Tap To Zoom',
  viewAll: 'View All',
  customerPictures: 'Customer Images',
  /** Empty parts are left out. */
  shownIn: (cover: string, leg: string) =>
    ['Shown', cover && `in ${cover}`, leg && `with ${leg} legs`].filter(Boolean).join(' '),
  captioned: (label: string, caption: string) => `${label}. ${caption}`,
  place: (place: number, count: number) => `${place} / ${count}`,
};

export type GalleryMessages = typeof galleryMessages;
