import { encoded } from '../site/untrusted-text.ts';
import type { Sku } from '../site/brand.ts';
import type { OpeningHours } from '../site/opening-hours.ts';

/** Request for the store availability of a product. STORE-02 */
export interface StoreAvailabilityRequest {
  sku: Sku;
  /** Origin of the distances; empty for none. */
  zip: string;
  /** Leaves out stores that have nothing of it. */
  onlyAvailStores: boolean;
  /** Excludes stores without pickup of online orders. */
  includeOnlyBopsEnabled: boolean;
  /** A piece on display counts. */
  onDisplay: boolean;
}

/** Request for all stores with pickup of online orders, without a product and a zip code. STORE-03 */
export const storeAvailabilityDefaults: StoreAvailabilityRequest = {
  sku: 0,
  zip: '',
  onlyAvailStores: false,
  includeOnlyBopsEnabled: true,
  onDisplay: true,
};

/** A store as shoppers find it. */
export interface StoreLocation {
  id: number;
  name: string;
  address1: string;
  city: string;
  /** State or province. */
  region: string;
  postalCode: string;
  phone: string;
  hours: OpeningHours;
  /** Offers pickup of online orders. */
  isPickupOffered: boolean;
  latitude: number;
  longitude: number;
  services: readonly StoreService[];
  /** Last part of the URL of its page, such as lincoln-park. */
  slug: string;
}

/** Services that stores offer. */
export const storeServices = ['pickup', 'curbside', 'design', 'returns', 'registry', 'swatches'] as const;
export type StoreService = (typeof storeServices)[number];

/** Availability of a product in a store; `unknown` without a response or without a product. */
export type StoreAvailability = 'inStock' | 'limited' | 'onDisplay' | 'none' | 'unknown';

/** A store with what it has. */
export interface StoreWithStock {
  store: StoreLocation;
  availability: StoreAvailability;
  /** The store has a display item, whether or not it is in stock. */
  isOnDisplay: boolean;
  /** From the middle of the zip code's area, rounded, in the site's unit; `null` without a zip code. */
  distance: number | null;
}

/** The stores of a site about a product, nearest first; none when the zip code is not known. STORE-04 */
export interface StoreAvailabilityData {
  zip: string;
  problem: 'unknown-zip' | null;
  stores: readonly StoreWithStock[];
}

/** Content of a popup, as first-party HTML. STORE-06, STORE-07 */
export interface StorePopup {
  title: string;
  html: string;
}

/** Maximum number of stores in a response. */
export const maxStores = 20;

/** Stores near a store, with their distance in the site's unit. */
export interface NearbyStore {
  store: StoreLocation;
  distance: number;
}

/** The page of all stores. STORE-01 */
export const storesUrl = '/stores';

/** The page of a store. */
export const storeUrl = ({ slug }: Pick<StoreLocation, 'slug'>): string => `${storesUrl}/${slug}`;

/** Returns the last part of the URL of a store's page. */
export const storeSlug = (name: string): string => name.toLowerCase().replace(/[^a-z\d]+/g, '-');

/** Address in a maps service, for directions from where the shopper is. */
export function directionsUrl({
  address1,
  city,
  region,
  postalCode,
}: Pick<StoreLocation, 'address1' | 'city' | 'region' | 'postalCode'>): string {
  const destination = `${address1}, ${city}, ${region} ${postalCode}`;
  return `https://www.google.com/maps/dir/?api=1&destination=${encoded(destination)}`;
}
