import type { SiteCulture, Sku } from '@settee/domain';
import type { CatalogProduct } from '../products/types.ts';
import type { CatalogStore } from './types.ts';

/** Stock of a SKU in a store. */
export interface StoreStock {
  quantity: number;
  isOnDisplay: boolean;
}

/** A number that is always the same for the same two numbers, from 0 to 1. */
function lot(storeId: number, sku: Sku): number {
  let mixed = Math.imul(storeId ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(sku, 0xc2b2ae35);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39);
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
}

const getSite = ({ country }: CatalogStore): SiteCulture => (country === 'CAN' ? 'CANADA' : 'USA');

/**
 * Returns the stock of a product in a store: none of another brand, without pickup or no longer sold;
 * furniture one to three, small products up to twenty, and none in every fourth store. STORE-02
 */
export function storeStock(store: CatalogStore, product: CatalogProduct): StoreStock {
  const chance = lot(store.id, product.sku);
  const isOwn = store.brand === product.brand;
  const isOnDisplay = isOwn && store.hasShowroom && product.category !== 'textiles' && chance > 0.2;
  const { deliveryStatus, isPickupOffered } = product.availability;
  const isStocked = isOwn && isPickupOffered && store.services.includes('pickup');
  if (!isStocked || deliveryStatus[getSite(store)] !== 'available' || chance < 0.25)
    return { quantity: 0, isOnDisplay };
  const maxStock = Math.min(product.deliveryMode === 'parcel' ? 20 : 3, product.stock[getSite(store)]);
  return { quantity: Math.ceil(((chance - 0.25) / 0.75) * maxStock), isOnDisplay };
}
