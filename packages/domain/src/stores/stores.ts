import type { Sku } from '../site/brand.ts';
import type { OpeningHours } from './opening-hours.ts';

/** What is asked of the stores about a product. STORE-02 */
export interface StoreAvailabilityRequest {
  sku: Sku;
  /** Where distances are measured from; empty for anywhere. */
  zip: string;
  /** Leaves out stores that have nothing of it. */
  onlyAvailStores: boolean;
  /** Leaves out stores that keep nothing for online orders. */
  includeOnlyBopsEnabled: boolean;
  /** A piece on display counts. */
  onDisplay: boolean;
}

/** STORE-03 */
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
  /** Keeps online orders for their shoppers. */
  isPickupOffered: boolean;
}

/** What a store has of a product; `unknown` when it cannot be asked, or about nothing. */
export type StoreAvailability = 'inStock' | 'limited' | 'onDisplay' | 'none' | 'unknown';

/** A store with what it has. */
export interface StoreWithStock {
  store: StoreLocation;
  availability: StoreAvailability;
  /** A piece stands there to be looked at, whether one can be taken home or not. */
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

/** The content of a popup, as html of the shop's own. STORE-06, STORE-07 */
export interface StorePopup {
  title: string;
  html: string;
}

/** How many stores an answer lists at most. */
export const storesLimit = 20;

/** The page of all stores. STORE-01 */
export const storesUrl = '/stores';
