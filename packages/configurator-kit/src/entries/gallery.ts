// Generated from index.ts by node tooling/build/noun-entries.ts.
export { Gallery, type GalleryProps } from '../gallery/Gallery/Gallery.tsx';
export type { GalleryOpening } from '../gallery/gallery-opening.ts';
export { GalleryPopup, type GalleryPopupProps } from '../gallery/GalleryPopup/GalleryPopup.tsx';
export { type GalleryMessages, galleryMessages } from '../gallery/messages.ts';
export { type GalleryPopupMessages, galleryPopupMessages } from '../gallery/popup-messages.ts';
export type { GalleryPorts } from '../gallery/ports.ts';
