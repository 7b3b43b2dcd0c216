import type { Brand } from '../site/brand.ts';
import type { ResponsiveImage } from './responsive-image.ts';

/** Folder of the JPEG versions of catalog pictures, which social networks read. */
export const sharePictureFolder = '/share-pictures';

/** Width of these versions in px; the frame stays that of the picture. */
export const sharePictureWidth = 1200;

/** A JPEG that social networks show with a link; its size is in px. */
interface SharePicture {
  url: string;
  width: number;
  height: number;
}

/** Height of the picture of a brand in px, in the frame that social networks show. */
export const brandPictureHeight = 630;

/** Picture of a brand, for pages without their own. */
export const getBrandPicture = (brand: Brand): SharePicture => ({
  url: `${sharePictureFolder}/${brand}.jpg`,
  width: sharePictureWidth,
  height: brandPictureHeight,
});

/** JPEG version of a picture of the catalog, with its size in px; `null` for a picture from anywhere else. */
export function sharePicture(picture: ResponsiveImage): SharePicture | null {
  const file = /^\/pictures\/([\w.-]+)$/.exec(picture.avif.at(-1)?.url ?? '')?.[1];
  if (!file) return null;
  const height = Math.round((sharePictureWidth * picture.height) / picture.width);
  return { url: `${sharePictureFolder}/${file}.jpg`, width: sharePictureWidth, height };
}
