import type { CatalogOption, CatalogProduct } from '@settee/catalog';
import type { Picture, ProductVideo } from '@settee/domain';

/** URLs of a swatch in two sizes and of its cloth seen close. */
export interface SwatchPicture {
  small: string;
  large: string;
  /** The swatch when there is no closer one. */
  close: string;
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
  | 'deliveryDays'
  | 'defaultChoices'
  | 'availability'
  | 'restrictions'
  | 'boxes'
  | 'installation'
  | 'personalization'
> & {
  gallery: readonly Picture[];
  video: ProductVideo | null;
  customerPictures: readonly Picture[];
  options: readonly CatalogOption[];
  /** Swatch pictures by choice code. */
  swatchPictures: Readonly<Record<string, SwatchPicture>>;
  variants: readonly Pick<CatalogProduct['variants'][number], 'sku' | 'sizeChoice' | 'dimensions' | 'withoutChoices'>[];
};
