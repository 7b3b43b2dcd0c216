import type { ResponsiveImage } from './responsive-image.ts';

/** Folder of the JPEG versions of catalog pictures, which social networks read. */
export const sharePictureFolder = '/share-pictures';

/** Width of these versions in px; the frame stays that of the picture. */
export const sharePictureWidth = 1200;

/** JPEG version of a picture of the catalog, with its size in px; `null` for a picture from anywhere else. */
export function sharePicture(picture: ResponsiveImage): { url: string; width: number; height: number } | null {
  const file = /^\/pictures\/([\w.-]+)$/.exec(picture.avif.at(-1)?.url ?? '')?.[1];
  if (!file) return null;
  const height = Math.round((sharePictureWidth * picture.height) / picture.width);
  return { url: `${sharePictureFolder}/${file}.jpg`, width: sharePictureWidth, height };
}
