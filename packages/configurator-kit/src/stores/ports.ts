import type { Result, StoreAvailabilityData, StoreAvailabilityRequest } from '@settee/domain';
import type { ReactNode } from 'react';

/** Initial zip code and pickup store of the shopper. */
export interface StoresStart {
  /** The zip code of the cart; empty when there is none. */
  zip: string;
  pickup: CartStore | null;
}

/** Pickup store of the cart. */
export interface CartStore {
  name: string;
  /** The store is the nearest one, not selected by the shopper. */
  isNearest: boolean;
}

/** A popup as the shop's content has it; the host turns it into elements. */
export interface StorePopupContent {
  title: string;
  body: ReactNode;
}

type AsyncResult<Value> = Promise<Result<Value, unknown>>;

/** Port of the store flyout. */
export interface StoresPorts {
  start(): AsyncResult<StoresStart>;
  /** Returns the stores with their stock of a product, nearest to the zip code first. STORE-04 */
  getAvailability(request: StoreAvailabilityRequest): AsyncResult<StoreAvailabilityData>;
  /** Remembers a zip code as the cart does. CART-20 */
  saveZip(zip: string): AsyncResult<unknown>;
  /** Clears the selected pickup store; the nearest store applies again. STORE-05 */
  resetStore(): AsyncResult<unknown>;
  /** About the store of the cart. STORE-06 */
  openStore(): AsyncResult<StorePopupContent>;
  /** About all stores. STORE-07 */
  openList(): AsyncResult<StorePopupContent>;
  log(message: string, problem: unknown): void;
}
