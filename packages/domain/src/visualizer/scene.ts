import type { Sku } from '../site/brand.ts';

/** The zip code while none is known. VIZ-30 */
export const defaultVisualizerZip = '60062';

/** How many different skus are priced at once. */
export const pricedSkusLimit = 50;

/** How often a sku stands in a room. */
export interface SkuQuantity {
  sku: Sku;
  quantity: number;
}

const sku = /^[1-9]\d{0,8}$/;

/** What stands in a room, from the ids that it tells: several may share an entry, equal ones are counted, what is no sku is left out. VIZ-17 to VIZ-19 */
export function sceneQuantities(skuIds: readonly string[]): SkuQuantity[] {
  const quantities = new Map<Sku, number>();
  for (const id of skuIds.join(',').split(',')) {
    const typed = id.trim();
    if (sku.test(typed)) quantities.set(Number(typed), (quantities.get(Number(typed)) ?? 0) + 1);
  }
  return [...quantities].map(([one, quantity]) => ({ sku: one, quantity }));
}
