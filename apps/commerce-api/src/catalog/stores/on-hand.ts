import { type CatalogProduct, type CatalogStore, products, storeStock } from '@settee/catalog';
import type { StoreInventory, Site, Sku } from '@settee/domain';
import { getPickupStock, isStockServiceAvailable } from './pickup-stores.ts';

const bySku: ReadonlyMap<Sku, CatalogProduct> = new Map(
  products.flatMap((product) =>
    [product.sku, ...product.variants.map(({ sku }) => sku)].map((sku): [Sku, CatalogProduct] => [sku, product]),
  ),
);

/** The product of a brand that a sku belongs to; `null` for a sku that the brand does not sell. */
export function productOfSku({ brand }: Site, sku: Sku): CatalogProduct | null {
  const product = bySku.get(sku);
  return product?.brand === brand ? product : null;
}

/**
 * Returns the pickup stock and display status of a product in a store; `null` when the store's stock cannot be
 * queried. STORE-04
 */
export function onHand(store: CatalogStore, product: CatalogProduct): StoreInventory | null {
  if (!isStockServiceAvailable(store)) return null;
  const quantity = getPickupStock(store, { productSku: product.sku, personalizationText: '', design: null });
  return { quantity, isOnDisplay: storeStock(store, product).isOnDisplay };
}
