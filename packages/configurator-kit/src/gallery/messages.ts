import type { Messages } from '@settee/ui';

/** The words of the gallery. */
export const galleryMessages = {
  gallery: 'Product Gallery',
  previous: 'Previous image',
  next: 'Next image',
  show: ({ position, alt }: { position: number; alt: string }) => `Image ${position}: ${alt}`,
  showVideo: (alt: string) => `Video: ${alt}`,
  tapToZoom: 'Tap To Zoom',
  viewAll: 'View All',
  customerPictures: 'Customer Images',
  /** Empty parts are left out. */
  shownIn: ({ cover, leg }: { cover: string; leg: string }) =>
    ['Shown', cover && `in ${cover}`, leg && `with ${leg} legs`].filter(Boolean).join(' '),
  captioned: ({ label, caption }: { label: string; caption: string }) => `${label}. ${caption}`,
  place: ({ position, count }: { position: number; count: number }) => `${position} / ${count}`,
};

export type GalleryMessages = Messages<typeof galleryMessages>;
