import type { Result, StoreAvailabilityData, StoreAvailabilityRequest } from '@settee/domain';
import type { ReactNode } from 'react';

/** What the shopper goes by already. */
export interface StoresStart {
  /** The zip code of the cart; empty when there is none. */
  zip: string;
  pickup: CartStore | null;
}

/** Where the cart is picked up. */
export interface CartStore {
  name: string;
  /** Nobody chose it: it is the nearest one. */
  isNearest: boolean;
}

/** A popup as the shop's content has it; the host turns it into elements. */
export interface StorePopupContent {
  title: string;
  body: ReactNode;
}

type Answer<Value> = Promise<Result<Value, unknown>>;

/** What a host does about stores. */
export interface StoresPorts {
  start(): Answer<StoresStart>;
  /** STORE-04 */
  getAvailability(request: StoreAvailabilityRequest): Answer<StoreAvailabilityData>;
  /** Remembers a zip code as the cart does. CART-20 */
  keepZip(zip: string): Answer<unknown>;
  /** STORE-05 */
  resetStore(): Answer<unknown>;
  /** About the store of the cart. STORE-06 */
  openStore(): Answer<StorePopupContent>;
  /** About all stores. STORE-07 */
  openList(): Answer<StorePopupContent>;
  log(message: string, problem: unknown): void;
}
