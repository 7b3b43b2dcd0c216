import type { Brand, Room, SiteCulture, Sku } from '@settee/domain';
import type { CatalogOption } from '../options/types.ts';
import type { CatalogCustomerImage, CatalogImage } from '../pictures/types.ts';
import type { CatalogPersonalization } from '../personalization/types.ts';
import type { CatalogPrice, DayRange, PerSite } from '../site-types.ts';

/** Delivery mode of a product: as parcel, or carried in by two people. */
export type DeliveryMode = 'parcel' | 'inHome';

/** A measure as it was taken; centimetres and kilograms are computed. SUMM-02 */
export interface CatalogDimension {
  label: string;
  value: number;
  unit: 'in' | 'lb';
}

/** A box as it leaves the warehouse, in inches. OVER-03 */
export interface CatalogBox {
  boxNumber: number;
  quantity: number;
  width: number;
  depth: number;
  height: number;
}

/** Names of the statuses of AVAIL-01 that a catalog can say. */
export type DeliveryStatus = 'available' | 'futureAvailability' | 'noLongerAvailable' | 'notEligible';

/** Availability of a product, if not the default. AVAIL-02 */
export interface CatalogAvailability {
  deliveryStatus: PerSite<DeliveryStatus>;
  /** Days until a future product ships. */
  shipsInDays: number | null;
  isVendorDropShip: boolean;
  /** Vendor of a drop-ship product; empty if we ship it. */
  vendorName: string;
  isAvailableOnline: boolean;
  isPickupOffered: boolean;
}

/** Regions where a product cannot be shipped, with the reason. VALID-04 */
export interface CatalogRestriction {
  reason: 'pfas';
  siteCulture: SiteCulture;
  regions: readonly string[];
}

/** SKU of one choice of the sizing option: a size or a seat configuration. */
export interface CatalogVariant {
  sku: Sku;
  sizeChoice: number;
  prices: PerSite<CatalogPrice>;
  stock: PerSite<number>;
  dimensions: readonly CatalogDimension[];
  boxes: readonly CatalogBox[];
  /** Codes of choices that it is not made with. */
  withoutChoices?: readonly number[];
}

/** Sectional of a collection; `collectionCode` is the name of the collection in lowercase. */
export interface CatalogSectional {
  collectionCode: string;
  itemTypeCode: string;
}

export interface CatalogCrossSell {
  sku: Sku;
  /** As the button names it. */
  displayName: string;
}

export interface CatalogProduct {
  sku: Sku;
  brand: Brand;
  slug: string;
  name: string;
  note: string;
  category: string;
  /** Typical rooms, most common first. */
  rooms: readonly Room[];
  /** Name of its collection; empty if there is none. FLY-05 */
  collection: string;
  isNew: boolean;
  /** Made after it was ordered, and not taken back. REG-27 */
  isMadeToOrder: boolean;
  description: { title: string; text: string };
  facts: readonly { label: string; text: string }[];
  care: string;
  dimensions: readonly CatalogDimension[];
  rating: { average: number; count: number };
  prices: PerSite<CatalogPrice>;
  stock: PerSite<number>;
  availability: CatalogAvailability;
  restrictions: readonly CatalogRestriction[];
  deliveryMode: DeliveryMode;
  /** Days until it arrives. */
  deliveryDays: DayRange;
  boxes: readonly CatalogBox[];
  /** Code of the installation service that can be bought with it; `null` without. */
  installation: string | null;
  personalization: CatalogPersonalization | null;
  /** Picture ids with their alternative text, the hero first. */
  pictures: readonly CatalogImage[];
  /** Photographs of it in the homes of customers, ids '{brand}/customer/{n}'. */
  customerPictures?: readonly CatalogCustomerImage[];
  /** Codes of the sectional that shoppers of this may want to configure. PDP-13 */
  sectional?: CatalogSectional;
  /** Cross-sell product linked on the product page. PDP-14 */
  crossSell?: CatalogCrossSell;
  options: readonly CatalogOption[];
  variants: readonly CatalogVariant[];
  /** Choice codes shown before the shopper chooses, by option code. */
  defaultChoices: Readonly<Record<number, number>>;
  /** Pictures of it in each cover are '{prefix}/{cover}', of each leg laid over them '{prefix}/leg-{leg}'; empty without choices. */
  configuredPicturePrefix: string;
}
