import type { Brand, Cents, ProductTaxCode, Room, SiteCulture, Sku } from '@settee/domain';
import type { CatalogOption } from '../options/types.ts';
import type { CatalogCustomerImage, CatalogImage } from '../pictures/types.ts';
import type { WarrantyPart } from '../help/warranty-years.ts';
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

/** Names of the AVAIL-01 statuses that a catalog can set. */
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

/** Products of a bundle, and its boxes, each with the name of its product. */
export interface BundleContents {
  members: readonly { sku: Sku; quantity: number }[];
  boxes: readonly (CatalogBox & { title: string })[];
}

/** Price per item in cents; length in grapheme clusters. */
export interface TextPersonalization {
  price: PerSite<Cents>;
  maxLength: number;
}

/** 2 'Request a quote', 3 'Call a store', 4 'Select a store'. ATC-05 */
export type BuyLabel = 2 | 3 | 4;

/** Kind and amounts of a gift card, in cents. */
export interface GiftCardOffer {
  /** Sent by email. */
  isElectronic: boolean;
  amounts: PerSite<readonly Cents[]>;
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
  /** Kind of product in sales tax laws; personalization is taxed as its product is. Decision 14 */
  taxCode: ProductTaxCode;
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
  /** Replaces the part of its category; `null` for a bundle of products with several. */
  warrantyPart?: WarrantyPart | null;
  personalization: CatalogPersonalization | null;
  /** Picture ids with their alternative text, the hero first. */
  pictures: readonly CatalogImage[];
  /** Photographs of it in the homes of customers, ids '{brand}/customer/{n}'. */
  customerPictures?: readonly CatalogCustomerImage[];
  /** Codes of the sectional that shoppers of this may want to configure. PDP-13 */
  sectional?: CatalogSectional;
  /** Cross-sell product linked on the product page. PDP-14 */
  crossSell?: CatalogCrossSell;
  /** Legacy personalization (type 100): one line of text that the vendor puts on it, without a preview. MONO-04, MONO-20 */
  textPersonalization?: TextPersonalization;
  /** Number of the button's label, where it is not 'Add to cart': quote, call a store, select a store. ATC-05 */
  buyLabel?: BuyLabel;
  /** Only of a bundle. */
  bundle?: BundleContents;
  /** Only of a gift card. */
  giftCard?: GiftCardOffer;
  options: readonly CatalogOption[];
  variants: readonly CatalogVariant[];
  /** Choice codes shown before the shopper chooses, by option code. */
  defaultChoices: Readonly<Record<number, number>>;
  /** Pictures of it in each cover are '{prefix}/{cover}', of each leg laid over them '{prefix}/leg-{leg}'; empty without choices. */
  configuredPicturePrefix: string;
}
