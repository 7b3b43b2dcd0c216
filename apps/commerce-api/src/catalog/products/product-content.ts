import type { CatalogOption, CatalogPersonalization, CatalogProduct } from '@settee/catalog';
import type { ResponsiveImage, ProductVideo, Sku } from '@settee/domain';

/** URLs of a swatch in two sizes and of its close-up. */
export interface SwatchImage {
  small: string;
  large: string;
  /** The swatch when there is no closer one. */
  close: string;
}

/** A photograph that a customer sent in, with the products that are in it. */
export interface CustomerImage {
  picture: ResponsiveImage;
  instagramHandle: string;
  skus: readonly Sku[];
}

/** Content of a product page: catalog data with resolved images, by choice code. */
export type ProductContent = Pick<
  CatalogProduct,
  | 'description'
  | 'collection'
  | 'rooms'
  | 'facts'
  | 'care'
  | 'taxCode'
  | 'dimensions'
  | 'deliveryMode'
  | 'isMadeToOrder'
  | 'deliveryDays'
  | 'defaultChoices'
  | 'availability'
  | 'restrictions'
  | 'boxes'
  | 'installation'
  | 'warrantyPart'
  | 'sectional'
  | 'crossSell'
  | 'bundle'
  | 'buyLabel'
  | 'textPersonalization'
  | 'giftCard'
> & {
  /** Of the published reviews; `average` is 0 without any. */
  rating: { average: number; count: number };
  gallery: readonly ResponsiveImage[];
  video: ProductVideo | null;
  customerPictures: readonly CustomerImage[];
  options: readonly CatalogOption[];
  /** Swatch pictures by choice code. */
  swatchPictures: Readonly<Record<string, SwatchImage>>;
  /** Personalization of the product, with the image that the preview draws on. */
  personalization: (Omit<CatalogPersonalization, 'picture'> & { picture: ResponsiveImage }) | null;
  variants: readonly Pick<CatalogProduct['variants'][number], 'sku' | 'sizeChoice' | 'dimensions' | 'withoutChoices'>[];
};
