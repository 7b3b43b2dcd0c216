import type { ResponsiveImage, ProductVideo } from '../browse/responsive-image.ts';
import type { ProductSummary } from '../browse/product-summary.ts';
import type { Sku } from '../site/brand.ts';

/** 2 is a video, 3 a customer image, anything else an image. GALL-12 */
export type GalleryItemType = 1 | 2 | 3;

/** Details of a gallery item other than its image; inapplicable fields are omitted. GALL-10 */
export interface GalleryItemDetails {
  isVideo?: boolean;
  /** The video turns round the product. */
  is360?: boolean;
  defaultWelcomeMat?: string;
  isMonogrammingOptionImage?: boolean;
  /** It shows the product in the present choices. */
  isSpecialOrderImage?: boolean;
  videoPosterSrc?: string;
  instagramHandle?: string;
  customerId?: string;
  productId?: Sku;
  welcomeMat?: string;
  visualizerMessages?: { helpMessage: string };
  /** Products shown in the image that can be bought. */
  products?: readonly ProductSummary[];
}

/** One thing that the gallery shows. GALL-10 */
export interface GalleryItem {
  id: string;
  type: GalleryItemType;
  /** Address of the picture or the film. */
  src: string;
  /** Address of the small picture. */
  srcIcon: string;
  /** Address of the product with what was written on it; left out without. */
  personalizationImage?: string;
  additionalDetails: GalleryItemDetails;
  /** At all its widths; of a film its poster. Ours. */
  picture: ResponsiveImage;
  /** The choices that it shows in place of the chosen ones. Ours. */
  caption?: string;
  /** The film at all its encodings. Ours. */
  video?: ProductVideo;
}

/** Customer image. GALL-13 */
export interface CustomerImage {
  /** Empty for a photograph. */
  originalVideoUrl: string;
  originalImageUrl: string;
  smallSquareUrl: string;
  products: readonly ProductSummary[];
  /** With its `@`. */
  instagramHandle: string;
  /** The photograph at all its widths. Ours. */
  picture: ResponsiveImage;
}

/** Images and video of a product. */
export interface GalleryContent {
  /** The pictures of the product, the hero first. */
  pictures: readonly ResponsiveImage[];
  /** Shows in place of the first picture: the hero in the present choices. */
  hero?: ResponsiveImage | null;
  /** The product turning round. */
  video?: ProductVideo | null;
  /** Says which choices everything but the hero shows, where others are chosen. */
  caption?: string | undefined;
  /** The same for the hero, which may lack a picture in the chosen cover or leg. */
  heroCaption?: string | undefined;
}

/** Product state shown in the gallery. */
export interface GallerySubject {
  sku: Sku;
  /** The present choices, written out. */
  choices: string;
  /** Something is written on the product. */
  isPersonalized: boolean;
}
