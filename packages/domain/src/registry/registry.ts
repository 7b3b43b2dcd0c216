import type { ResponsiveImage } from '../browse/responsive-image.ts';
import type { MonogrammingRequest } from '../personalization/personalization.ts';
import type { Cents, Sku } from '../site/brand.ts';

/** Wedding `br`, also `wd` in older registries, baby `bb` and house-warming `hw`. REG-14 */
export type RegistryType = 'wd' | 'br' | 'bb' | 'hw';

/** The kinds of a new registry, the most usual first. */
export const newRegistryTypes = ['br', 'bb', 'hw'] as const satisfies readonly RegistryType[];

/** One registry of a shopper, by its event. REG-34 */
export interface RegistryListEntry {
  id: number;
  /** Words for the event, such as 'Wedding'. */
  eventType: string;
  /** Such as 'Jun 12, 2027'. */
  shortEventDate: string;
  /** Spelled as the calls spell it. */
  registryOwnernsName: string;
  registryType: RegistryType;
  /** Requested quantity of the SKU in the request; of all items in the full list. REG-23 */
  registryQtyWants: number;
}

/** Registries of a shopper. REG-32 */
export interface RegistryData {
  isLoggedIn: boolean;
  registryCount: number;
  /** The newest first. */
  giftRegistries: readonly RegistryListEntry[];
}

/** Registry state of a page. REG-33 */
export interface RegistryState {
  isRegistrantMode: boolean;
  isAddedAllToRegistry: boolean;
  registryAddedData: { sku: Sku; familyId: Sku; totalQty: number } | null;
  registryCount: number;
}

/** Request line of an add. REG-30 */
export interface RegistryLine {
  Sku: Sku;
  Quantity: number;
  /** Id of the target registry. */
  GrId: number;
  /** Its choices; empty without. */
  OptionChoiceParameter?: string;
  /** Of a saved design; empty without. */
  PersonalizationId?: string;
}

/** Personalization of an item and its price. REG-31 */
export interface RegistryPersonalization {
  monogrammingImg: string;
  inHousePersonalization: { pricingDto: { formattedTotalPrice: string } };
}

/** An item that went into a registry. REG-31 */
export interface RegistryAddItem {
  sku: Sku;
  grId: number;
  /** Quantity of the current add. */
  quantity: number;
  registryType: RegistryType;
  name: string;
  formattedPrice: string;
  imagePath: string;
  /** Empty unless something is written on it. */
  personalizations: readonly RegistryPersonalization[];
}

/** Response of an add. REG-36, REG-37 */
export interface RegistryAddReply {
  isSuccess: boolean;
  /** Error message; may be empty. */
  message: string;
  items: readonly RegistryAddItem[];
}

/** A product as the popups that choose a list or a registry show it; `listType` 1 is a registry, anything else a list. REG-35 */
export interface AddToListProduct {
  listType: number;
  productFormattedPrice: string;
  productImageUrl: string;
  productName: string;
}

/** An item of a registry as its site sells it today. */
export interface RegistryItem {
  id: string;
  sku: Sku;
  optionChoiceParameter: string;
  /** Personalization design, to be confirmed again at purchase; `null` for none. */
  design: MonogrammingRequest['design'] | null;
  /** Requested quantity. */
  wants: number;
  /** Purchased quantity. */
  has: number;
  name: string;
  /** Its page in these choices; empty when the site does not sell it. */
  url: string;
  picture: ResponsiveImage | null;
  /** Its choices, and what is written on it. */
  chosen: readonly { label: string; text: string }[];
  currentPrice: Cents;
  regularPrice: Cents;
  status: 'buyable' | 'sold-out' | 'gone';
}

/** A registry with its items, the newest first. */
export interface Registry extends RegistryListEntry {
  /** ISO 8601. */
  eventDate: string;
  items: readonly RegistryItem[];
}

/** A category of a checklist: what registries of the kind usually hold of it, and what is in this one. */
export interface ChecklistCategory {
  code: string;
  title: string;
  url: string;
  usual: number;
  items: readonly { id: string; name: string; url: string; wants: number; picture: ResponsiveImage | null }[];
}

export interface Checklist extends RegistryListEntry {
  categories: readonly ChecklistCategory[];
}

/** Error of a change to a registry. */
export type RegistryError = 'unknown-registry' | 'too-many-registries' | 'unknown-item';

/** Maximum registries of an account per brand, and maximum items of a registry. */
export const registryLimits = { registries: 10, items: 200 } as const;

/** The page of a shopper's registries. */
export const registriesUrl = '/gift-registry';

/** Returns the path of a registry, the target of 'View Registry'. REG-11 */
export const registrantListUrl = (registryId: number): string => `${registriesUrl}/registrant-list/${registryId}`;

/** Returns the path of the checklist of a registry, the target of 'View Checklist'. REG-12 */
export const checklistUrl = (registryId: number): string => `${registriesUrl}/checklist/${registryId}`;
