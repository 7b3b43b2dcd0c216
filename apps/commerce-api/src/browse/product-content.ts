import type { CatalogOption, CatalogPersonalization, CatalogProduct } from '@settee/catalog';
import type { Picture, ProductVideo, Sku } from '@settee/domain';

/** URLs of a swatch in two sizes and of its cloth seen close. */
export interface SwatchPicture {
  small: string;
  large: string;
  /** The swatch when there is no closer one. */
  close: string;
}

/** A photograph that a customer sent in, with the products that are in it. */
export interface CustomerPicture {
  picture: Picture;
  instagramHandle: string;
  skus: readonly Sku[];
}

/** An option of the catalog with its pictures looked up, by choice code. */
export type ProductContent = Pick<
  CatalogProduct,
  | 'description'
  | 'collection'
  | 'rooms'
  | 'facts'
  | 'dimensions'
  | 'rating'
  | 'carriage'
  | 'isMadeToOrder'
  | 'deliveryDays'
  | 'defaultChoices'
  | 'availability'
  | 'restrictions'
  | 'boxes'
  | 'installation'
  | 'sectional'
  | 'crossSell'
> & {
  gallery: readonly Picture[];
  video: ProductVideo | null;
  customerPictures: readonly CustomerPicture[];
  options: readonly CatalogOption[];
  /** Swatch pictures by choice code. */
  swatchPictures: Readonly<Record<string, SwatchPicture>>;
  /** What can be written on it, with the picture that it is drawn on. */
  personalization: (Omit<CatalogPersonalization, 'picture'> & { picture: Picture }) | null;
  variants: readonly Pick<CatalogProduct['variants'][number], 'sku' | 'sizeChoice' | 'dimensions' | 'withoutChoices'>[];
};
