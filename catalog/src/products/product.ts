import type { Brand } from '@settee/domain';
import { toCustomerImages } from '../pictures/customers.ts';
import { madeToOrder, inStock } from './availability.ts';
import type { CatalogProduct } from './types.ts';

type ProductDetails = Pick<
  CatalogProduct,
  'sku' | 'slug' | 'name' | 'note' | 'category' | 'rooms' | 'description' | 'facts' | 'dimensions' | 'prices' | 'stock'
>;

/** Fields of a product entry; all others are derived. */
export type Given = ProductDetails & {
  /** Alternative texts of the hero, the second picture and, where there is one, the close one. */
  alts: readonly [hero: string, second: string, detail?: string];
} & Partial<
    Pick<
      CatalogProduct,
      | 'collection'
      | 'isNew'
      | 'isMadeToOrder'
      | 'care'
      | 'taxCode'
      | 'deliveryMode'
      | 'deliveryDays'
      | 'availability'
      | 'restrictions'
      | 'boxes'
      | 'installation'
      | 'warrantyPart'
      | 'personalization'
      | 'sectional'
      | 'crossSell'
      | 'buyLabel'
      | 'textPersonalization'
    >
  >;

/** A product without choices. */
export function product(brand: Brand, given: Given): CatalogProduct {
  const { alts, ...rest } = given;
  const picture = (kind: string) => `${brand}/${rest.slug}/${kind}`;
  const inHomes = toCustomerImages(brand, rest.slug);
  return {
    collection: '',
    isNew: false,
    isMadeToOrder: false,
    care: '',
    taxCode: 'goods',
    deliveryMode: 'inHome',
    deliveryDays: rest.deliveryMode === 'parcel' ? { from: 4, to: 7 } : { from: 10, to: 18 },
    availability: rest.isMadeToOrder ? madeToOrder : inStock,
    restrictions: [],
    boxes: [],
    installation: null,
    personalization: null,
    options: [],
    variants: [],
    defaultChoices: {},
    configuredPicturePrefix: '',
    ...rest,
    brand,
    pictures: [
      { id: picture('hero'), alt: alts[0] },
      { id: picture('second'), alt: alts[1] },
      ...(alts[2] ? [{ id: picture('detail'), alt: alts[2] }] : []),
    ],
    ...(inHomes.length > 0 && { customerPictures: inHomes }),
  };
}
