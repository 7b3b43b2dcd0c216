import type { Sku } from '../site/brand.ts';

/** The zip code while none is known. VIZ-30 */
export const defaultVisualizerZip = '60062';

/** Maximum number of distinct SKUs per pricing request. */
export const maxPricedSkus = 50;

/** Quantity of a SKU in a room. */
export interface SkuQuantity {
  sku: Sku;
  quantity: number;
}

const sku = /^[1-9]\d{0,8}$/;

/**
 * Counts the SKUs in a room from scene ids: entries may contain several ids, equal ids are counted, invalid ids
 * are ignored. VIZ-17 to VIZ-19
 */
export function sceneQuantities(skuIds: readonly string[]): SkuQuantity[] {
  const quantities = new Map<Sku, number>();
  for (const id of skuIds.join(',').split(',')) {
    const typed = id.trim();
    if (sku.test(typed)) quantities.set(Number(typed), (quantities.get(Number(typed)) ?? 0) + 1);
  }
  return [...quantities].map(([one, quantity]) => ({ sku: one, quantity }));
}
